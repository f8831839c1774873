#!/usr/bin/env python3
"""Writes the WebP fixtures and the digests of their pixels, which are those of libwebp.

    pip install pillow
    apt-get install libwebp7 libwebpmux3
    python3 Tests/Oracles/webp_fixtures.py

A digest is the SHA-256 of straight RGBA8 pixels. Images are encoded by the library of the system,
whose interface has options that Pillow does not pass on, and read by Pillow with its own library.
Written with Pillow 13.0.0 (libwebp 1.6.0) and libwebp 1.2.4. Files made of other files' chunks are
for containers that libwebp does not write.

    python3 Tests/Oracles/webp_fixtures.py --random 400 FOLDER

writes so many random files, and beside each of them the pixels as FILE.rgba, for a decoder to be
compared with.
"""
import ctypes
import ctypes.util
import hashlib
import io
import pathlib
import random
import struct
import sys

from PIL import Image

FOLDER = pathlib.Path(__file__).parent.parent / "RasterTests" / "Codecs" / "Fixtures"
ENCODER_VERSION = 0x020F
CONFIG = """
    lossless quality method image_hint target_size target_PSNR segments sns_strength filter_strength
    filter_sharpness filter_type autofilter alpha_compression alpha_filtering alpha_quality pass
    show_compressed preprocessing partitions partition_limit emulate_jpeg_size thread_level low_memory
    near_lossless exact use_delta_palette use_sharp_yuv qmin qmax
""".split()


class Config(ctypes.Structure):
    _fields_ = [(name, ctypes.c_float if name in ("quality", "target_PSNR") else ctypes.c_int) for name in CONFIG]


class Picture(ctypes.Structure):
    _fields_ = [
        ("use_argb", ctypes.c_int), ("colorspace", ctypes.c_int),
        ("width", ctypes.c_int), ("height", ctypes.c_int),
        ("planes", ctypes.c_void_p * 3), ("strides", ctypes.c_int * 2),
        ("alpha", ctypes.c_void_p), ("alpha_stride", ctypes.c_int), ("unused_1", ctypes.c_uint32 * 2),
        ("argb", ctypes.c_void_p), ("argb_stride", ctypes.c_int), ("unused_2", ctypes.c_uint32 * 3),
        ("writer", ctypes.c_void_p), ("custom", ctypes.c_void_p),
        ("extra_type", ctypes.c_int), ("extra", ctypes.c_void_p), ("stats", ctypes.c_void_p),
        ("error", ctypes.c_int), ("hook", ctypes.c_void_p), ("user_data", ctypes.c_void_p),
        ("unused_3", ctypes.c_uint32 * 3), ("unused_4", ctypes.c_void_p * 2), ("unused_5", ctypes.c_uint32 * 8),
        ("memory", ctypes.c_void_p * 3),
    ]


class Writer(ctypes.Structure):
    _fields_ = [
        ("memory", ctypes.c_void_p), ("size", ctypes.c_size_t), ("capacity", ctypes.c_size_t),
        ("unused", ctypes.c_uint32)]


def encode(image, **options):
    """Encodes an image by libwebp with any of the options of `CONFIG`."""
    library = ctypes.CDLL(ctypes.util.find_library("webp"))
    config, picture, writer = Config(), Picture(), Writer()
    quality = ctypes.c_float(options.pop("quality", 75))
    assert library.WebPConfigInitInternal(ctypes.byref(config), 0, quality, ENCODER_VERSION)
    for name, value in options.items():
        setattr(config, name, value)
    assert library.WebPValidateConfig(ctypes.byref(config)), options
    assert library.WebPPictureInitInternal(ctypes.byref(picture), ENCODER_VERSION)
    picture.use_argb = config.lossless
    picture.width, picture.height = image.size
    assert library.WebPPictureImportRGBA(ctypes.byref(picture), image.convert("RGBA").tobytes(), image.width * 4)
    library.WebPMemoryWriterInit(ctypes.byref(writer))
    picture.writer = ctypes.cast(library.WebPMemoryWrite, ctypes.c_void_p)
    picture.custom = ctypes.cast(ctypes.pointer(writer), ctypes.c_void_p)
    assert library.WebPEncode(ctypes.byref(config), ctypes.byref(picture)), picture.error
    file = ctypes.string_at(writer.memory, writer.size)
    library.WebPPictureFree(ctypes.byref(picture))
    library.WebPMemoryWriterClear(ctypes.byref(writer))
    return file


def soft(rng, size, mode="RGBA"):
    """Soft and hard edges."""
    bands = len(mode)
    small = Image.frombytes(mode, (4, 3), bytes(rng.randrange(256) for _ in range(12 * bands)))
    image = small.resize(size, Image.BICUBIC)
    for _ in range(3):
        x, y = rng.randrange(size[0]), rng.randrange(size[1])
        color = tuple(rng.randrange(256) for _ in range(bands))
        image.paste(color, (x, y, x + rng.randrange(1, 20), y + rng.randrange(1, 20)))
    return image


def noise(rng, size, mode="RGB"):
    return Image.frombytes(mode, size, bytes(rng.randrange(256) for _ in range(size[0] * size[1] * len(mode))))


def colored(rng, size, count):
    """Squares of so many colours, with alpha."""
    colors = [bytes(rng.randrange(256) for _ in range(4)) for _ in range(count)]
    width, height = (size[0] + 2) // 3, (size[1] + 2) // 3
    places = [rng.randrange(count) for _ in range(width * height)]
    places[:count] = range(min(count, len(places)))
    image = Image.frombytes("RGBA", (width, height), b"".join(colors[place] for place in places))
    return image.resize((width * 3, height * 3), Image.NEAREST).crop((0, 0, *size))


def filter_changes(file):
    """The changes of the filter level that a lossy file's header has, which libwebp does not write."""
    data, read, interval = iter(file[30:] + bytes(99)), 0, 255
    value = next(data) << 8 | next(data)

    def bit():
        # RFC 6386, section 7.3, with a probability of 128.
        nonlocal value, read, interval
        split = (interval + 1) // 2
        result = value >= split << 8
        value, interval = (value - (split << 8), interval - split) if result else (value, split)
        while interval < 128:
            value, interval, read = value << 1, interval << 1, read + 1
            if read % 8 == 0:
                value |= next(data)
        return int(result)

    def number(width):
        return sum(bit() << place for place in reversed(range(width)))

    def optional(width):
        return (number(width) * (-1 if bit() else 1)) if bit() else 0

    number(2)
    if bit():
        has_map, has_data = bit(), bit()
        if has_data:
            bit()
            [optional(7) for _ in range(4)], [optional(6) for _ in range(4)]
        if has_map:
            [bit() and number(8) for _ in range(3)]
    kind, level = bit(), number(6)
    number(3)
    if kind or not 0 < level < 60 or not bit() or not bit():
        return 0, 0
    changes = [optional(6) for _ in range(8)]
    return changes[0], changes[4]


def random_frame(rng, width, height, first=300, rest=4000):
    """A lossy file of random data, which uses what libwebp does not write."""
    tag = first << 5 | 1 << 4
    start = sides(tag) + b"\x9D\x01\x2A" + struct.pack("<HH", width, height)
    return riff(chunk(b"VP8 ", start + rng.randbytes(first) + rng.randbytes(rest)))


def random_frames(rng, count):
    """Random files with both changes of the filter level that can be decoded."""
    while count > 0:
        file = random_frame(rng, 45, 35)
        if all(filter_changes(file)):
            try:
                pixels(file)
            except OSError:
                continue
            yield file
            count -= 1


def lossy_files(rng):
    size = (43, 37)
    for quality in (0, 30, 75, 100):
        yield f"quality-{quality}", encode(soft(rng, size, "RGB"), quality=quality)
    yield "noise", encode(noise(rng, size), quality=60, method=6)
    yield "noise-high", encode(noise(rng, (30, 24)), quality=100)
    yield "flat", encode(Image.new("RGB", (50, 20), (200, 100, 50)))
    # Macroblocks without coefficients.
    image = Image.new("RGB", (150, 120), (200, 100, 50))
    image.paste(soft(rng, (40, 30), "RGB"), (60, 50))
    yield "skipped", encode(image, quality=20, filter_strength=80)
    for index, file in enumerate(random_frames(rng, 3)):
        yield f"random-{index}", file
    yield "simple-filter", encode(soft(rng, size, "RGB"), quality=20, filter_type=0, filter_strength=60)
    yield "simple-filter-noise", encode(noise(rng, size), quality=5, filter_type=0, filter_strength=100)
    yield "normal-filter", encode(noise(rng, size), quality=5, filter_type=1, filter_strength=100)
    yield "no-filter", encode(soft(rng, size, "RGB"), quality=20, filter_strength=0)
    for sharpness in (1, 4, 7):
        yield f"sharpness-{sharpness}", encode(
            soft(rng, size, "RGB"), quality=10, filter_strength=90, filter_sharpness=sharpness)
    yield "segments", encode(soft(rng, (80, 70), "RGB"), quality=40, segments=4, sns_strength=100, method=6)
    for bits in (1, 2, 3):
        yield f"partitions-{1 << bits}", encode(soft(rng, (40, 150), "RGB"), quality=30, partitions=bits, low_memory=1)
    for width, height in ((1, 1), (2, 1), (1, 2), (3, 17), (16, 16), (17, 33)):
        yield f"{width}x{height}", encode(soft(rng, (width, height), "RGB"))


def alpha_files(rng):
    for compression in (0, 1):
        for name, filtering in (("none", 0), ("fast", 1), ("best", 2)):
            kind = ("raw", "compressed")[compression]
            yield f"{kind}-{name}", encode(
                soft(rng, (31, 26)), alpha_compression=compression, alpha_filtering=filtering)
    yield "quantized", encode(soft(rng, (31, 26)), alpha_quality=20)
    yield "noise", encode(noise(rng, (21, 16), "RGBA"))
    yield "mask", encode(colored(rng, (31, 26), 2))
    # The header's two bits of the filter, set to each of them: the values differ, not their number.
    file = encode(soft(rng, (19, 23)), alpha_compression=0, alpha_filtering=0)
    place = file.index(b"ALPH") + 8
    for number, name in enumerate(("none", "horizontal", "vertical", "gradient")):
        yield f"filter-{name}", file[:place] + bytes([number << 2]) + file[place + 1:]


def unused_group():
    """A file of 8 × 4 pixels with three groups of codes, of which the second is not used."""
    bits = []

    def put(value, width):
        bits.extend(value >> place & 1 for place in range(width))

    def simple(*symbols):
        put(1, 1), put(len(symbols) - 1, 1), put(1, 1)
        [put(symbol, 8) for symbol in symbols]

    put(0x2F, 8), put(8 - 1, 14), put(4 - 1, 14), put(0, 1), put(0, 3)
    # No transform and no cache; blocks of 4 × 4, whose image has no cache and the values 0 and 2.
    put(0, 1), put(0, 1), put(1, 1), put(0, 3), put(0, 1)
    simple(0, 2), simple(0), simple(0), simple(255), simple(0)
    put(0, 1), put(1, 1)
    for group in range(3):
        simple(10 * group, 200), simple(20 * group), simple(30 * group, 100), simple(255), simple(0)
    # Two bits for each pixel: one of green and one of blue.
    [put(place * 5 >> 2 & 3, 2) for place in range(32)]
    bits.extend([0] * (-len(bits) % 8))
    data = bytes(sum(bit << place for place, bit in enumerate(bits[start:start + 8])) for start in range(0, len(bits), 8))
    return riff(chunk(b"VP8L", data))


def lossless_files(rng):
    for count in (1, 2, 3, 5, 17, 200):
        yield f"colors-{count}", encode(colored(rng, (61, 47), count), lossless=1, exact=1)
    yield "soft", encode(soft(rng, (60, 40)), lossless=1, exact=1)
    yield "soft-opaque", encode(soft(rng, (60, 40), "RGB"), lossless=1)
    yield "noise", encode(noise(rng, (30, 20), "RGBA"), lossless=1, exact=1)
    yield "inexact", encode(soft(rng, (40, 30)), lossless=1)
    yield "near", encode(soft(rng, (40, 30)), lossless=1, near_lossless=20)
    for method in (0, 3, 6):
        image = soft(rng, (50, 30), "RGB")
        image.paste(noise(rng, (20, 10)), (7, 9))
        yield f"method-{method}", encode(image, lossless=1, method=method, quality=100)
    # Parts that differ have their own groups of codes.
    image = soft(rng, (80, 80), "RGB").convert("RGBA")
    image.paste(noise(rng, (18, 18), "RGB"), (40, 8))
    image.paste(colored(rng, (48, 30), 40), (0, 50))
    yield "groups", encode(image, lossless=1, method=6, quality=100, exact=1)
    # More pixels than are expected for the file's length.
    yield "flat", encode(Image.new("RGB", (1000, 600), (1, 2, 3)), lossless=1)
    yield "unused-group", unused_group()
    for width, height in ((1, 1), (1, 40), (40, 1), (7, 5)):
        yield f"{width}x{height}", encode(soft(rng, (width, height)), lossless=1, exact=1)


def chunk(name, content):
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def riff(*chunks):
    content = b"WEBP" + b"".join(chunks)
    return b"RIFF" + struct.pack("<I", len(content)) + content


def sides(*values):
    return b"".join(struct.pack("<I", value)[:3] for value in values)


def extension(flags, width, height):
    return chunk(b"VP8X", bytes([flags, 0, 0, 0]) + sides(width - 1, height - 1))


def frame(x, y, image, **options):
    file = encode(image, **options)
    # The chunks of the image; those of a file with alpha follow its VP8X chunk.
    content = file[30:] if file[12:16] == b"VP8X" else file[12:]
    place = sides(x // 2, y // 2, image.width - 1, image.height - 1, 100)
    return chunk(b"ANMF", place + b"\0" + content)


def container_files(rng):
    profile, exif = bytes(range(77)), b"MM\0*\0\0\0\x08\0\0\0\0\0\0"
    picture = soft(rng, (20, 14), "RGB")
    lossy, lossless = encode(picture)[12:], encode(picture, lossless=1)[12:]
    yield "profile-exif", riff(
        extension(0x28, 20, 14), chunk(b"ICCP", profile), lossy, chunk(b"EXIF", exif))
    yield "profile-exif-lossless", riff(
        extension(0x28, 20, 14), chunk(b"ICCP", profile), lossless, chunk(b"EXIF", exif))
    yield "unknown-chunks", riff(extension(0, 20, 14), chunk(b"abcd", b"odd"), lossy, chunk(b"efgh", b""))
    yield "bytes-after-end", riff(lossy) + b"more"
    start = extension(0x12, 40, 30), chunk(b"ANIM", bytes(6))
    yield "frames", riff(
        *start, frame(0, 0, soft(rng, (40, 30))), frame(4, 6, soft(rng, (20, 14)), lossless=1))
    yield "frame-within", riff(*start, frame(6, 10, soft(rng, (20, 14))), frame(0, 0, soft(rng, (40, 30))))
    yield "frame-within-lossless", riff(*start, frame(20, 16, soft(rng, (20, 14)), lossless=1))


def pixels(file):
    image = Image.open(io.BytesIO(file))
    image.load()
    return image.size, image.convert("RGBA").tobytes()


def fixtures():
    rng = random.Random(6)
    for old in FOLDER.glob("*.webp"):
        old.unlink()
    lines = []
    kinds = {
        "lossy": lossy_files, "alpha": alpha_files, "lossless": lossless_files, "container": container_files}
    for kind, files in kinds.items():
        for name, file in files(rng):
            assert len(file) <= 8192, (name, len(file))
            (FOLDER / f"{kind}-{name}.webp").write_bytes(file)
            (width, height), data = pixels(file)
            lines.append(f"{kind}-{name} {width} {height} {hashlib.sha256(data).hexdigest()}")
    (FOLDER / "webp-digests.txt").write_text("\n".join(sorted(lines)) + "\n")
    print(f"{len(lines)} fixtures")


def random_files(count, folder):
    rng = random.Random(7)
    folder.mkdir(parents=True, exist_ok=True)
    for index in range(count):
        size = rng.randrange(1, 90), rng.randrange(1, 90)
        image = rng.choice((
            lambda: soft(rng, size), lambda: soft(rng, size, "RGB"), lambda: noise(rng, size),
            lambda: colored(rng, size, rng.choice((1, 2, 4, 16, 100)))))()
        options = {"quality": rng.randrange(101), "method": rng.randrange(7), "exact": rng.randrange(2)}
        if rng.random() < 0.4:
            options |= {"lossless": 1, "near_lossless": rng.choice((100, 100, 60, 0))}
        else:
            options |= {
                "segments": rng.randrange(1, 5), "sns_strength": rng.randrange(101),
                "filter_strength": rng.randrange(101), "filter_sharpness": rng.randrange(8),
                "filter_type": rng.randrange(2), "partitions": rng.randrange(4),
                "alpha_compression": rng.randrange(2), "alpha_filtering": rng.randrange(3),
                "alpha_quality": rng.choice((100, 40))}
        file = encode(image, **options)
        (folder / f"{index:04}.webp").write_bytes(file)
        (folder / f"{index:04}.webp.rgba").write_bytes(pixels(file)[1])


if __name__ == "__main__":
    if sys.argv[1:2] == ["--random"]:
        random_files(int(sys.argv[2]), pathlib.Path(sys.argv[3]))
    else:
        fixtures()
