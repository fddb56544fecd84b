### German words for what `lessons` says.
