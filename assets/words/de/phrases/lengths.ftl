### German words for what `lengths` says. Each key is made of the English words.
