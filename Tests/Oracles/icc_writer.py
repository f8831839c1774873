"""A small ICC profile writer: curves and a matrix in versions 2 and 4, for RGB and grey."""
import struct

import numpy

BRADFORD = numpy.array([[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]])
D50 = numpy.array([0.9642, 1, 0.8249])
D65 = (0.3127, 0.3290)
SRGB = ((0.64, 0.33), (0.30, 0.60), (0.15, 0.06))
P3 = ((0.680, 0.320), (0.265, 0.690), (0.150, 0.060))
BT2020 = ((0.708, 0.292), (0.170, 0.797), (0.131, 0.046))
SRGB_CURVE = (2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)


def fixed(value):
    return struct.pack(">i", max(-(1 << 31), min((1 << 31) - 1, round(value * 65536))))


def para(kind, *values):
    return b"para" + bytes(4) + struct.pack(">HH", kind, 0) + b"".join(fixed(v) for v in values)


def curv(*samples):
    return b"curv" + bytes(4) + struct.pack(">I", len(samples)) + b"".join(struct.pack(">H", v) for v in samples)


def gamma(value):
    return curv(round(value * 256))


def colorants(primaries, white=D65):
    """The columns of the matrix to XYZ, adapted to D50."""
    columns = numpy.array([[x, y, 1 - x - y] for x, y in primaries]).T
    light = numpy.array([white[0], white[1], 1 - white[0] - white[1]]) / white[1]
    linear = columns * numpy.linalg.solve(columns, light)
    scale = numpy.diag((BRADFORD @ D50) / (BRADFORD @ light))
    return (numpy.linalg.inv(BRADFORD) @ scale @ BRADFORD @ linear).T


def profile(tags, space=b"RGB ", connection=b"XYZ ", version=4, kind=b"mntr"):
    tags = {b"desc": description(version), b"wtpt": b"XYZ " + bytes(4) + b"".join(fixed(v) for v in D50), **tags}
    table, data = b"", b""
    start = 132 + 12 * len(tags)
    for name, content in tags.items():
        content += bytes(-len(content) % 4)
        table += name + struct.pack(">II", start + len(data), len(content))
        data += content
    body = struct.pack(">I", len(tags)) + table + data
    header = struct.pack(">I", 128 + len(body)) + b"test" + bytes([version, 0, 0, 0]) + kind + space + connection
    header += struct.pack(">6H", 2024, 1, 1, 0, 0, 0) + b"acsp" + bytes(4) + bytes(24)
    header += b"".join(fixed(v) for v in D50) + bytes(48)
    return header + body


def description(version):
    if version >= 4:
        return b"mluc" + bytes(4) + struct.pack(">II2sHII", 1, 12, b"en", 0x5553, 2, 28) + b"\0t"
    return b"desc" + bytes(4) + struct.pack(">I", 2) + b"t\0" + bytes(78)


def rgb(curves, primaries=SRGB, version=4, white=D65, extra=()):
    curves = curves if isinstance(curves, (list, tuple)) else [curves] * 3
    tags = dict(zip((b"rTRC", b"gTRC", b"bTRC"), curves))
    for name, color in zip((b"rXYZ", b"gXYZ", b"bXYZ"), colorants(primaries, white)):
        tags[name] = b"XYZ " + bytes(4) + b"".join(fixed(v) for v in color)
    return profile({**tags, **dict(extra)}, version=version)


def grey(curve, connection=b"XYZ ", version=4):
    return profile({b"kTRC": curve}, b"GRAY", connection, version)
