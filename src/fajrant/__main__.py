"""`python -m fajrant` is the command line."""

from fajrant.cli.app import main

if __name__ == "__main__":
    main()
