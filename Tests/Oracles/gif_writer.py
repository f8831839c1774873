"""A small GIF writer for what Pillow cannot write (GIF89a, sections 17 to 27 and appendix F)."""
import struct


class BitWriter:
    def __init__(self):
        self.bits, self.count, self.bytes = 0, 0, bytearray()

    def put(self, code, width):
        self.bits |= code << self.count
        self.count += width
        while self.count >= 8:
            self.bytes.append(self.bits & 255)
            self.bits >>= 8
            self.count -= 8

    def finish(self):
        if self.count:
            self.bytes.append(self.bits & 255)
        return bytes(self.bytes)


def codes(indices, size, clear_at=4096, clear_first=True, end=True):
    """The codes of indices.

    A clear code is written when the table has `clear_at` codes; with None, never.
    """
    clear = 1 << size
    first = clear + 2
    out, table, following, width, current = BitWriter(), {}, first, size + 1, None
    if clear_first:
        out.put(clear, width)
    for index in indices:
        if current is None:
            current = (index,)
            continue
        longer = current + (index,)
        if longer in table:
            current = longer
            continue
        out.put(table.get(current, current[0]), width)
        if following < 4096:
            # A reader defines this code one step later.
            table[longer] = following
            if following >= 1 << width and width < 12:
                width += 1
            following += 1
        if clear_at is not None and following >= clear_at:
            out.put(clear, width)
            table, following, width = {}, first, size + 1
        current = (index,)
    if current is not None:
        out.put(table.get(current, current[0]), width)
    if following < 4096 and following >= 1 << width and width < 12:
        width += 1
    if end:
        out.put(clear + 1, width)
    return out.finish()


def blocks(data, length=255):
    parts = [data[start:start + length] for start in range(0, len(data), length)]
    return b"".join(bytes([len(part)]) + part for part in parts) + b"\0"


def row_order(height, interlaced):
    if not interlaced:
        return list(range(height))
    return [y for first, step in ((0, 8), (4, 8), (2, 4), (1, 2)) for y in range(first, height, step)]


def encode(width, height, indices, *, size=8, screen=None, position=(0, 0), palette=b"", local=b"", transparent=None,
           interlaced=False, version=b"GIF89a", extensions=b"", block=255, declared=None, **options):
    """A file of one frame; `declared` replaces the size in the frame's descriptor."""
    def flags(colors):
        return 0x80 | max(0, (len(colors) // 3 - 1).bit_length() - 1) if colors else 0

    file = version + struct.pack("<HHBBB", *(screen or (width, height)), flags(palette), 0, 0) + palette
    if transparent is not None:
        file += b"!\xf9\x04\x01\0\0" + bytes([transparent]) + b"\0"
    file += extensions
    file += b"," + struct.pack(
        "<HHHHB", *position, *(declared or (width, height)), flags(local) | (0x40 if interlaced else 0)) + local
    rows = row_order(height, interlaced)
    stream = codes([index for y in rows for index in indices[y * width:(y + 1) * width]], size, **options)
    return file + bytes([size]) + blocks(stream, block) + b";"


def pixels(width, height, indices, *, screen=None, position=(0, 0), palette=b"", local=b"", transparent=None, **_):
    """The size and straight RGBA8 pixels of the image that a reader must find."""
    screen = screen or (width, height)
    colors = local or palette or bytes(value for index in range(256) for value in (index,) * 3)
    full = (max(screen[0], position[0] + width), max(screen[1], position[1] + height))
    out = bytearray(full[0] * full[1] * 4)
    for y in range(height):
        for x in range(width):
            index = indices[y * width + x]
            start = ((position[1] + y) * full[0] + position[0] + x) * 4
            color = colors[index * 3:index * 3 + 3] or b"\0\0\0"
            out[start:start + 4] = color + (b"\0" if index == transparent else b"\xff")
    return full, bytes(out)
