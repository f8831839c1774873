"""A small BMP writer for what Pillow cannot write (Microsoft's "Bitmap Storage", headers of all versions)."""
import struct


def encode(width, height, rows, *, header=40, depth=24, compression=0, palette=b"", colors=0, masks=(),
           topdown=False, offset=None, gap=b"", profile=b""):
    """A file of one image.

    `rows` are the unpadded rows from the top, or bytes as stored. `header` is the length of the header
    after the first one, `colors` the declared number of colours, `offset` the declared position of the
    pixels, and `gap` what stands before them.
    """
    if not isinstance(rows, bytes):
        rows = b"".join(row + b"\0" * (-len(row) % 4) for row in (rows if topdown else rows[::-1]))
    if header == 12:
        head = struct.pack("<IHHHH", 12, width, height, 1, depth)
    else:
        head = struct.pack(
            "<IiiHHIIiiII", header, width, -height if topdown else height, 1, depth, compression, len(rows),
            2835, 2835, colors, 0)
    words = b"".join(struct.pack("<I", mask) for mask in masks)
    between = palette + gap
    if header >= 52:
        head = (head + words).ljust(header, b"\0")
    elif compression in (3, 6):
        between = words + between
    head = head[:header]
    if header == 124:
        space = b"DEBM" if profile else b"BGRs"
        position = header + len(between) + len(rows) if profile else 0
        head = head[:56] + space + head[60:112] + struct.pack("<III", position, len(profile), 0)
    start = 14 + len(head) + len(between) if offset is None else offset
    data = head + between + rows + profile
    return b"BM" + struct.pack("<IHHI", 14 + len(data), 0, 0, start) + data


def packed(indices, width, depth):
    """The rows of indices, the first of which is in the highest bits of a byte."""
    rows = []
    for start in range(0, len(indices), width):
        bits = "".join(format(index, f"0{depth}b") for index in indices[start:start + width])
        bits += "0" * (-len(bits) % 8)
        rows.append(bytes(int(bits[at:at + 8], 2) for at in range(0, len(bits), 8)))
    return rows


def runs(rng, rows, depth):
    """Rows of indices in the order of the file, as RLE8 or RLE4: encoded and absolute runs."""
    out = bytearray()
    for row in rows:
        x = 0
        while x < len(row):
            rest = len(row) - x
            if rest < 3 or rng.random() < 0.5:
                period = 1 if depth == 8 else 2
                count = min(period, rest)
                while count < min(rest, 255) and row[x + count] == row[x + count % period]:
                    count += 1
                value = row[x] if depth == 8 else row[x] << 4 | (row[x + 1] if rest > 1 else 0)
                out += bytes((count, value))
            else:
                count = min(rest, rng.randrange(3, 40))
                part = row[x:x + count]
                if depth == 4:
                    part = [*part, 0][:(count + 1) // 2 * 2]
                    part = [high << 4 | low for high, low in zip(part[::2], part[1::2])]
                out += bytes((0, count, *part)) + b"\0" * (len(part) % 2)
            x += count
        out += b"\0\0"
    return bytes(out) + b"\0\1"
