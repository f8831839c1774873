"""A small PNG writer for files that Pillow cannot write, with the pixels that a reader must return."""
import struct
import zlib

SAMPLES = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
ADAM7 = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))


def random_picture(rng, width, height, color, depth, keyed):
    """Samples with noise, flat areas and slopes."""
    last = (1 << depth) - 1
    kind = rng.randrange(3)
    common = [rng.randrange(last + 1) for _ in range(SAMPLES[color])]

    def sample(x, y, channel):
        if kind == 0:
            return rng.randrange(last + 1)
        if kind == 1:
            return (x * last // width + y * channel) & last
        return common[channel] if rng.random() < 0.8 else rng.randrange(last + 1)

    rows = [
        [tuple(sample(x, y, c) for c in range(SAMPLES[color])) for x in range(width)] for y in range(height)
    ]
    picture = {"width": width, "height": height, "color": color, "depth": depth, "rows": rows}
    if color == 3:
        picture["palette"] = [tuple(rng.randrange(256) for _ in range(3)) for _ in range(last + 1)]
        if keyed:
            picture["alphas"] = [rng.randrange(256) for _ in range(rng.randrange(1, last + 2))]
    elif keyed:
        picture["key"] = rng.choice(rng.choice(rows))
        if depth == 16 and rng.random() < 0.5:
            # The high bytes are equal and the low bytes differ, so this is not the transparent colour.
            rows[0][0] = tuple(v ^ 1 for v in picture["key"])
    return picture


def rgba(picture):
    """Straight RGBA8 pixels, as the specification defines them."""
    color, depth = picture["color"], picture["depth"]
    last = (1 << depth) - 1
    result = bytearray()
    for row in picture["rows"]:
        for pixel in row:
            if color == 3:
                index = pixel[0]
                palette, alphas = picture["palette"], picture.get("alphas", [])
                result += bytes(palette[index] if index < len(palette) else (0, 0, 0))
                result.append(alphas[index] if index < len(alphas) else 255)
                continue
            levels = [(2 * v * 255 + last) // (2 * last) for v in pixel]
            alpha = levels.pop() if color in (4, 6) else 0 if pixel == picture.get("key") else 255
            result += bytes(levels * 3 if len(levels) == 1 else levels)
            result.append(alpha)
    return bytes(result)


def chunk(name, content):
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def pack(pixels, depth):
    """Packs a row of pixels into bytes."""
    values = [v for pixel in pixels for v in pixel]
    if depth == 16:
        return b"".join(struct.pack(">H", v) for v in values)
    bits = "".join(format(v, f"0{depth}b") for v in values)
    bits += "0" * (-len(bits) % 8)
    return bytes(int(bits[i : i + 8], 2) for i in range(0, len(bits), 8))


def filtered(kind, row, above, distance):
    result = bytearray([kind])
    for i, value in enumerate(row):
        left = row[i - distance] if i >= distance else 0
        up = above[i] if above else 0
        corner = above[i - distance] if above and i >= distance else 0
        if kind == 4:
            guess = left + up - corner
            predicted = min((left, up, corner), key=lambda v: abs(guess - v))
        else:
            predicted = (0, left, up, (left + up) // 2)[kind]
        result.append((value - predicted) & 255)
    return bytes(result)


def encode(picture, rng, interlaced=False, filters=None, level=9, strategy=0, part=None, extras=False):
    """A PNG file; each row has a filter from `filters`, and IDAT is split into chunks of `part` bytes."""
    width, height, color, depth = (picture[k] for k in ("width", "height", "color", "depth"))
    distance = max(1, depth * SAMPLES[color] // 8)
    raw = bytearray()
    for x, y, step_x, step_y in ADAM7 if interlaced else ((0, 0, 1, 1),):
        above = None
        if x >= width:
            continue
        for row in picture["rows"][y::step_y]:
            packed = pack(row[x::step_x], depth)
            raw += filtered(rng.choice(filters or range(5)), packed, above, distance)
            above = packed
    packer = zlib.compressobj(level, zlib.DEFLATED, 15, 8, strategy)
    data = packer.compress(bytes(raw)) + packer.flush()
    file = b"\x89PNG\r\n\x1a\n"
    file += chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, interlaced))
    if extras:
        file += chunk(b"gAMA", struct.pack(">I", 45455)) + chunk(b"prVw", b"private")
    if color == 3:
        file += chunk(b"PLTE", b"".join(bytes(c) for c in picture["palette"]))
        if "alphas" in picture:
            file += chunk(b"tRNS", bytes(picture["alphas"]))
    elif extras:
        file += chunk(b"PLTE", bytes(range(9)))
    if "key" in picture:
        file += chunk(b"tRNS", b"".join(struct.pack(">H", v) for v in picture["key"]))
    if part:
        for start in range(0, len(data), part):
            file += chunk(b"IDAT", data[start : start + part])
        file += chunk(b"IDAT", b"")
    else:
        file += chunk(b"IDAT", data)
    if extras:
        file += chunk(b"tEXt", b"Comment\0no comment")
    return file + chunk(b"IEND", b"")


def pillow_agrees(image, file, pixels):
    """Whether Pillow's pixels of a file equal ours; None if Pillow loses information.

    Pillow drops the lower byte of 16-bit colours, ignores a transparent sample of 16 bits, and compares
    a transparent sample of 2 or 4 bits with samples that it has widened to 8.
    """
    depth, color = file[24], file[25]
    if color == 0 and depth in (2, 4) and b"tRNS" in file:
        return None
    if depth == 16:
        if color == 0 and b"tRNS" not in file:
            values = [image.getpixel((x, y)) for y in range(image.height) for x in range(image.width)]
            return all((v * 255 + 32767) // 65535 == pixels[4 * i] for i, v in enumerate(values))
        if b"tRNS" in file:
            return None
        found = image.convert("RGBA").tobytes()
        return all(abs(a - b) <= 1 for a, b in zip(found, pixels))
    return image.convert("RGBA").tobytes() == pixels
