"""The program `fajrant`, also `python -m fajrant`."""

import sys

EXTRAS = {
    "fluent": "cli",
    "matplotlib": "lab",
    "numpy": "lab",
    "openskill": "cli",
    "polars": "lab",
    "psycopg": "postgres",
    "ray": "cluster",
    "rich": "cli",
    "scipy": "lab",
    "optuna": "lab",
    "typer": "cli",
}  # all others are of the server
BAD_ARGUMENT = 2


def main() -> None:
    """The command line. A package that is not installed is named in one line, with the extra that has it."""
    try:
        from fajrant.cli.app import main as run

        run()
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package in ("", "fajrant"):
            raise
        extra = EXTRAS.get(package, "server")
        print(f"fajrant: {package} is not installed; this needs: pip install 'fajrant[{extra}]'", file=sys.stderr)
        sys.exit(BAD_ARGUMENT)


if __name__ == "__main__":
    main()
