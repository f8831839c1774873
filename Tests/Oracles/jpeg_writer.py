"""Writes baseline JPEG files of random coefficients, with samplings, scans and tables that Pillow does
not write. Nothing is transformed here; the decoder determines the pixels.

Source: ITU-T T.81, annexes B and F.
"""
import struct

ZIGZAG_SIZE = 64


class Bits:
    """Writes bits, highest first, with a zero byte after each 0xFF."""

    def __init__(self):
        self.bytes = bytearray()
        self.word = self.count = 0

    def put(self, value, width):
        self.word = self.word << width | value
        self.count += width
        while self.count >= 8:
            self.count -= 8
            byte = self.word >> self.count & 255
            self.bytes.append(byte)
            if byte == 255:
                self.bytes.append(0)
        self.word &= (1 << self.count) - 1

    def flush(self):
        if self.count:
            self.put((1 << 8 - self.count) - 1, 8 - self.count)


def prefix_code(lengths):
    """(counts, symbols, code of each symbol) for a list of (symbol, length) in order of length."""
    counts, codes, code, last = [0] * 16, {}, 0, 0
    for symbol, length in lengths:
        code <<= length - last
        last = length
        codes[symbol] = (code, length)
        counts[length - 1] += 1
        code += 1
    assert code < 1 << last, "the code of all ones is not used"
    return counts, [symbol for symbol, _ in lengths], codes


# Short codes, and some longer than the nine bits of a decoder's lookup table.
DC = prefix_code([(s, 4) for s in range(10)] + [(10, 11), (11, 16)])
AC = prefix_code([(s, 8) for s in range(200)] + [(s, 12) for s in range(200, 250)] + [(s, 16) for s in range(250, 256)])


def segment(marker, content):
    return bytes((255, marker)) + struct.pack(">H", len(content) + 2) + bytes(content)


def magnitude(value):
    width = abs(value).bit_length()
    return width, value if value >= 0 else value + (1 << width) - 1


def put_block(bits, block, prediction):
    width, rest = magnitude(block[0] - prediction)
    bits.put(*DC[2][width])
    if width:
        bits.put(rest, width)
    run = 0
    for value in block[1:]:
        if value == 0:
            run += 1
            continue
        while run > 15:
            bits.put(*AC[2][0xF0])
            run -= 16
        width, rest = magnitude(value)
        bits.put(*AC[2][run << 4 | width])
        bits.put(rest, width)
        run = 0
    if run:
        bits.put(*AC[2][0])


def random_block(rng):
    """Quantised coefficients in zigzag order; the first is the DC coefficient."""
    block = [rng.randrange(-60, 60)] + [0] * 63
    for _ in range(rng.choice((0, 0, 1, 3, 12))):
        block[rng.randrange(1, rng.choice((4, 16, 64)))] = rng.randrange(-9, 10)
    return block


def encode(rng, width, height, samplings, *, interleaved=True, interval=0, wide=False, adobe=None, ids=None):
    """Encodes a file of components with the given (horizontal, vertical) sampling factors."""
    ids = ids or list(range(1, len(samplings) + 1))
    across, down = max(s[0] for s in samplings), max(s[1] for s in samplings)
    units = -(-width // (across * 8)), -(-height // (down * 8))
    table = [rng.randrange(1, 40) for _ in range(64)]
    file = b"\xff\xd8"
    if adobe is not None:
        file += segment(0xEE, b"Adobe\0\x64\0\0\0\0" + bytes((adobe,)))
    file += segment(0xDB, b"\x10" + struct.pack(">64H", *table) if wide else b"\0" + bytes(table))
    frame = struct.pack(">BHHB", 8, height, width, len(samplings))
    for id, (h, v) in zip(ids, samplings):
        frame += bytes((id, h << 4 | v, 0))
    file += segment(0xC1 if wide else 0xC0, frame)
    file += segment(0xC4, bytes([0] + DC[0] + DC[1]))
    file += segment(0xC4, bytes([0x10] + AC[0] + AC[1]))
    if interval:
        file += segment(0xDD, struct.pack(">H", interval))
    scans = [list(range(len(samplings)))] if interleaved else [[i] for i in range(len(samplings))]
    for scan in scans:
        content = bytes((len(scan),)) + b"".join(bytes((ids[i], 0)) for i in scan) + b"\0\x3f\0"
        file += segment(0xDA, content)
        if len(scan) == 1:
            h, v = samplings[scan[0]]
            size = (-(-(-(-width * h // across)) // 8)) * (-(-(-(-height * v // down)) // 8))
            blocks = {scan[0]: 1}
        else:
            size = units[0] * units[1]
            blocks = {i: samplings[i][0] * samplings[i][1] for i in scan}
        bits, predictions = Bits(), {i: 0 for i in scan}
        for unit in range(size):
            if interval and unit and unit % interval == 0:
                bits.flush()
                bits.bytes += bytes((255, 0xD0 + (unit // interval - 1) % 8))
                predictions = {i: 0 for i in scan}
            for i in scan:
                for _ in range(blocks[i]):
                    block = random_block(rng)
                    put_block(bits, block, predictions[i])
                    predictions[i] = block[0]
        bits.flush()
        file += bytes(bits.bytes)
    return file + b"\xff\xd9"
