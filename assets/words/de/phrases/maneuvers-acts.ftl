### German words for what `maneuvers-acts` says.
