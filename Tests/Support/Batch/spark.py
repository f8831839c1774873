# Draws rows with `rasterc batch` in a Spark job, with 1, 2 and 8 workers, and with a worker that is killed midway.
#
# Each run gives the same bytes under the same names, and reports the same rows.
import json
import os
import signal
import sys
import threading
import time

from pyspark.sql import SparkSession

rasterc, source, rows = map(os.path.abspath, sys.argv[1:4])
command = f"{rasterc} batch {source} --inline --name {{id}}.png --exit-zero --png-level fast -q"


def children():
    """The rasterc processes that this job has started, found by a variable in their environment."""
    found = []
    for entry in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{entry}/environ", "rb") as environment:
                if mark.encode() not in environment.read():
                    continue
            with open(f"/proc/{entry}/cmdline", "rb") as words:
                if words.read().startswith(rasterc.encode() + b"\0batch"):
                    found.append(int(entry))
        except OSError:
            pass
    return found


def kill_one(killed):
    """Kills one of the processes as soon as it is working."""
    while not killed:
        for process in children():
            time.sleep(0.05)
            try:
                os.kill(process, signal.SIGKILL)
                killed.append(process)
                return
            except ProcessLookupError:
                pass
        time.sleep(0.001)


def run(workers, is_killed):
    spark = (
        SparkSession.builder.master(f"local[{workers},4]")
        .config("spark.ui.enabled", "false")
        .config("spark.log.level", "OFF")
        .getOrCreate()
    )
    killed = []
    if is_killed:
        threading.Thread(target=kill_one, args=(killed,), daemon=True).start()
    lines = (
        spark.sparkContext.textFile(rows, max(workers, 2))
        .pipe(command, {**os.environ, "RASTER_BATCH_TEST": mark.split("=")[1]}, checkCode=True)
        .map(json.loads)
        .collect()
    )
    spark.stop()
    assert bool(killed) == is_killed, "no process was killed"
    pictures = {line["file"]: (line["sha256"], line["data"]) for line in lines if "file" in line}
    failures = sorted(str(line["errors"]) for line in lines if "errors" in line)
    assert len(pictures) + len(failures) == len(lines), "a name occurs twice"
    return pictures, failures


mark = f"RASTER_BATCH_TEST={os.getpid()}"
with open(rows) as file:
    count = sum(1 for _ in file)
results = [run(workers, False) for workers in (1, 2, 8)] + [run(2, True)]
assert all(result == results[0] for result in results), "results differ"
assert len(results[0][0]) == count - count // 100, "pictures are missing"
assert len(results[0][1]) == count // 100, "reports are missing"
print(f"spark: {len(results[0][0])} pictures, {len(results[0][1])} reports, the same each time")
