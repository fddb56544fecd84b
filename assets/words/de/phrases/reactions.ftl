### German words for what `reactions` says. Each key is made of the English words.
