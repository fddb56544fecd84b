### German words for what `rules` says. Each key is made of the English words.
