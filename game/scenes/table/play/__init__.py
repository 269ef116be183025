"""What is played at a table, part by part; draws nothing."""
