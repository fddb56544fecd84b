### German words for what `things` says. Each key is made of the English words.
