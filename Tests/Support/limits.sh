#!/bin/bash
# Tests the command with scarce resources: memory for the images of rows, threads, and descriptors.
# Needs root, prlimit, setpriv and python3.
#
#     Tests/Support/limits.sh [ROWS] [BUILD OPTIONS]        default: 24 rows with images of 12 megapixels
set -euo pipefail
cd "$(dirname "$0")/../.."

rows=24
[[ ! ${1:-} =~ ^[0-9]+$ ]] || { rows=$1; shift; }
swift build "$@" --product rasterc
rasterc=$(swift build "$@" --show-bin-path)/rasterc
place=$(mktemp -d)
trap 'kill "$(jobs -p)" 2> /dev/null || true; rm -rf "$place"' EXIT
chmod 755 "$place"
cd "$place"

# fail WORDS
fail() {
  echo "limits: $*" >&2
  exit 1
}

cat > Photo.raster <<'END'
component Photo {
  state hue: Double = 0, in: 0...360
  size 400, 300
  draw {
    fill rect(bounds), with: linearGradient(from: (0, 0), to: (400, 300), [#D70015, #0A84FF])
    fill circle(center: (200 + hue / 4, 150), radius: 140), with: #FFFFFF80
  }
}
END
cat > Tile.raster <<'END'
component Tile {
  state photo: Image? = nil
  state title: String = "", limit: 20
  size 60, 40
  draw {
    if let shown = photo { image shown, in: bounds }
    text title, in: bounds, with: #000000
  }
}
END
for number in 0 1 2 3; do
  "$rasterc" render Photo.raster --set "hue=$((number * 90))" --crop bounds --scale 10 --png-level fast -o "$number.png"
  "$rasterc" render Photo.raster --set "hue=$((number * 90))" --crop bounds --scale 10 -q -o "$number.jpg"
done
mkdir photos
for number in $(seq 1 "$rows"); do
  kind=png
  [ $((number % 2)) -eq 0 ] || kind=jpg
  # The names differ, so that each image is decoded.
  ln "$((number / 2 % 4)).$kind" "photos/$number.$kind"
  echo "{\"photo\": \"$number.$kind\", \"title\": \"$number\"}"
done > rows

# The address space that the command uses before it reads rows.
mkfifo pipe
"$rasterc" batch Tile.raster -o none < pipe > /dev/null 2>&1 &
exec 3> pipe
sleep 1
start=$(awk '/VmPeak/ { print $2 }' "/proc/$!/status")
exec 3>&-
wait "$!"

batch=(batch Tile.raster --rows rows --rows-format jsonl --image-directory photos)
"$rasterc" "${batch[@]}" -o free > free.lines 2> /dev/null
for jobs in 1 2 8; do
  prlimit --as=$(((start + 256 * 1024) * 1024)) "$rasterc" "${batch[@]}" -o "out$jobs" --jobs "$jobs" \
    > lines 2> errors || { cat errors >&2; fail "$rows rows with $jobs jobs ended with $?"; }
  cmp free.lines lines
  diff -r free "out$jobs"
done
echo "limits: $rows rows with images of 12 megapixels in 256 MiB, by 1, 2 and 8 jobs"

# 268 megapixels of one bit, which take a gigabyte.
python3 - <<'END'
import struct, zlib
def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
side = 16384
pixels = zlib.compress(b"\0" * (side * (1 + side // 8)))
open("photos/giant.png", "wb").write(
    b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 1, 0, 0, 0, 0))
    + chunk(b"IDAT", pixels) + chunk(b"IEND", b""))
END
for number in 1 2 3 4; do echo "{\"photo\": \"giant.png\", \"title\": \"$number\"}"; done > giants
echo '{"photo": "1.jpg"}' >> giants
code=0
prlimit --as=$(((start + 256 * 1024) * 1024)) "$rasterc" batch Tile.raster --rows giants --rows-format jsonl \
  --image-directory photos -o giant > lines 2> errors || code=$?
[ "$code" -eq 1 ] || { cat errors >&2; fail "gigantic images ended with $code"; }
[ "$(grep -c 'its images need more than the .* that --memory allows' lines)" -eq 4 ] || fail "$(cat lines)"
[ -e giant/5.png ] || fail "the row beside gigantic images was not drawn"
echo 'limits: images of 268 megapixels are errors of their rows'

# Threads. No other process runs as this user, so each thread counts.
nobody=(setpriv --reuid=64123 --regid=64123 --clear-groups)
chmod -R a+rwX "$place"
install -m 755 "$rasterc" rasterc
code=0
"${nobody[@]}" prlimit --nproc=1 ./rasterc check Tile.raster 2> errors || code=$?
[ "$code" -eq 3 ] || fail "without threads: exit code $code"
grep -q '^rasterc: cannot start a thread: ' errors || fail "$(cat errors)"
"${nobody[@]}" prlimit --nproc=2 ./rasterc batch Tile.raster --rows rows --rows-format jsonl --image-directory photos \
  -o few > lines 2> errors || { cat errors >&2; fail "with one thread: exit code $?"; }
cmp free.lines lines
echo 'limits: no thread is an error, and one thread is enough'

# Descriptors: further connections wait, and the preview does not spin.
prlimit --nofile=24 "$rasterc" preview Tile.raster > address 2> errors &
server=$!
for _ in $(seq 100); do
  [ ! -s address ] || break
  sleep .1
done
python3 - "$(cat address)" "$server" <<'END'
import os, socket, sys, time, urllib.parse, urllib.request
address, process = sys.argv[1].strip(), int(sys.argv[2])
port = urllib.parse.urlsplit(address).port
def used():
    fields = open(f"/proc/{process}/stat").read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
held = [socket.create_connection(("127.0.0.1", port)) for _ in range(40)]
time.sleep(1)
before = used()
time.sleep(3)
spent = used() - before
for connection in held: connection.close()
time.sleep(1)
status = urllib.request.urlopen(address, timeout=20).status
print(f"limits: preview without descriptors took {spent:.2f} s of processor time in 3 s, then answered {status}")
sys.exit(0 if spent < 1 and status == 200 else 1)
END
kill "$server"
