### German words for what `options` says. Each key is made of the English words.
