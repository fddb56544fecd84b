### German words for what `ai` says. Each key is made of the English words.
