"""What is kept between visits: matches, results, and other texts; it is never lost."""
