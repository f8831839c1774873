#!/usr/bin/env python3
"""Validates diagnostics in SARIF with the schema of the standard.

    pip install jsonschema
    sarif_schema.py SCHEMA RASTERC FOLDER...

SCHEMA is sarif-schema-2.1.0.json of the OASIS Standard. Each .raster file of the folders is checked
alone. Prints the number of valid logs, and fails if one is invalid.
"""

import json
import pathlib
import subprocess
import sys

import jsonschema


def main(schema_path, rasterc, *folders):
    validator = jsonschema.Draft7Validator(json.loads(pathlib.Path(schema_path).read_text()))
    count = faults = results = 0
    for folder in folders:
        for path in sorted(pathlib.Path(folder).rglob("*.raster")):
            run = subprocess.run([rasterc, "check", str(path), "--diagnostic-format", "sarif"], capture_output=True)
            log = json.loads(run.stderr)
            results += len(log["runs"][0]["results"])
            count += 1
            for error in validator.iter_errors(log):
                faults += 1
                print(f"{path}: {error.json_path}: {error.message}")
    print(f"{count} logs with {results} results, {faults} faults")
    return 1 if faults or not count else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
