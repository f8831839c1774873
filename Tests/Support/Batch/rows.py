# Writes the given number of rows for Tile.raster; every hundredth row is invalid.
import json
import sys

for number in range(1, int(sys.argv[1]) + 1):
    row = {"id": number, "title": f"Hotel number {number}", "stars": number % 6}
    if number % 100 == 0:
        row["stars"] = "many"
    print(json.dumps(row))
