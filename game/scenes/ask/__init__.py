"""A question before something that cannot be taken back."""
