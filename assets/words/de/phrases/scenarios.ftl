### German words for what `scenarios` says.
