"""The matches kept, and those that come in or go out: files, links, texts, other lines."""
