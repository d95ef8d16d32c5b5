"""Review: a finished match looked at again: the chances at every moment, what each choice cost, and what was luck."""
