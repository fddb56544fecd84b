### German words for what `maneuvers` says. Each key is made of the English words.
