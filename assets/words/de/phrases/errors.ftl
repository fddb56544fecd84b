### German words for what `errors` says. Each key is made of the English words.
