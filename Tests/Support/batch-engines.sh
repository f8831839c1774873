#!/bin/bash
# Runs `rasterc batch` with GNU parallel and Spark: 1, 2 and 8 workers give the same bytes, and killing a
# worker midway loses nothing.
#
# Tests/Support/batch-engines.sh [RASTERC]; needs Debian's parallel and python3; Spark needs java, and the
# package pyspark in the python3 that PYTHON names.
set -euo pipefail
cd "$(dirname "$0")/../.."
rasterc=$(realpath "${1:-$(swift build --show-bin-path)/rasterc}")
python=${PYTHON:-python3}
source=$(realpath Tests/Support/Batch/Tile.raster)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$python" Tests/Support/Batch/rows.py "${ROWS:-2000}" > "$folder/rows.jsonl"
words=("$rasterc" batch "$source" --rows "$folder/rows.jsonl" --name '{id}.png' --png-level fast -q --exit-zero)
"${words[@]}" -o "$folder/whole" > "$folder/whole.jsonl"

# Sorts the results of shards into the order of the rows.
joined() { cat "$@" | "$python" -c '
import json, sys
for line in sorted(sys.stdin, key=lambda line: json.loads(line)["row"]): print(line, end="")'; }

for workers in 1 2 8; do
  parallel -j "$workers" --will-cite "${words[*]@Q}" -o "$folder/$workers" --shard "{}/$workers" \
    --results "$folder/$workers-{}.jsonl" ::: $(seq "$workers")
  joined "$folder/$workers"-*.jsonl | cmp - "$folder/whole.jsonl"
  diff -r "$folder/$workers" "$folder/whole"
done

# Kills one of two workers after its first ledger entries; parallel restarts it, and it resumes.
(
  until [ -s "$folder/1.pid" ] && [ "$(stat -c %s "$folder/1.ledger" 2> /dev/null || echo 0)" -gt 5000 ]; do
    sleep 0.01
  done
  kill -KILL "$(cat "$folder/1.pid")" && touch "$folder/killed"
) &
parallel -j 2 --will-cite --retries 3 \
  "echo \$\$ > $folder/{}.pid; exec ${words[*]@Q} -o $folder/cut --shard {}/2 --resume $folder/{}.ledger --results $folder/cut-{}.jsonl" \
  ::: 1 2
wait
[ -e "$folder/killed" ] || { echo "batch-engines: no worker was killed" >&2; exit 1; }
joined "$folder"/cut-*.jsonl | cmp - "$folder/whole.jsonl"
diff -r "$folder/cut" "$folder/whole"
echo "parallel: the same from 1, 2 and 8 workers, and after one was killed"

"$python" Tests/Support/Batch/spark.py "$rasterc" "$source" "$folder/rows.jsonl"
echo "batch-engines: passed"
