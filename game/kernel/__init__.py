"""Programs beside Python that search faster than it does: numbers in, numbers out."""
