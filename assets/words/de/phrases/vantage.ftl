### German words for what `vantage` says. Each key is made of the English words.
