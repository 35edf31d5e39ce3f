"""``python -m kosmodrom``."""

from kosmodrom.cli import main

if __name__ == "__main__":
    main()
