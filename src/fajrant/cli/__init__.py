"""The command line: `fajrant play`, `sim`, `replay` and the rest."""
