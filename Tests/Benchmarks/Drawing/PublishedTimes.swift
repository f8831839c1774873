// Times of libraries that cannot be installed, measured once beside Qt on another machine.

/// Times of a workload in microseconds, on a Xeon of 2.93 GHz in November 2026: Qt 6.4, the fastest
/// of Blend2D, Skia m150, Qt and Cairo, and Blend2D restricted to SSE2.
///
/// Absolute times are not comparable between machines; the mean ratio of Qt's times is. Source:
/// performance.md of the project's brief, medians of three interleaved rounds, whose workloads and
/// harnesses are the ones that run here.
struct PublishedTimes {
  let qt, best, sse2: Double?

  /// Workloads whose ratios of Qt's times form the mean.
  static let scale = [
    "W01_fill_opaque", "W02_fill_translucent", "W03_rrects", "W04_linear", "W04v_linear_vertical",
    "W05_radial",
  ]

  static let all: [String: PublishedTimes] = [
    "W01_fill_opaque": .init(qt: 183, best: 157, sse2: 193),
    "W02_fill_translucent": .init(qt: 296, best: 169, sse2: 271),
    "W03_rrects": .init(qt: 13_000, best: 8_630, sse2: 8_630),
    "W04_linear": .init(qt: 908, best: 210, sse2: 406),
    "W04v_linear_vertical": .init(qt: 185, best: 185, sse2: 413),
    "W05_radial": .init(qt: 1_330, best: 310, sse2: 774),
    "W06_shadow": .init(qt: nil, best: 25, sse2: nil),
    "W06n_new_shadow": .init(qt: nil, best: 71, sse2: nil),
    "W07_paths": .init(qt: 8_370, best: 3_300, sse2: 3_470),
    "W08_strokes": .init(qt: 23_200, best: 6_360, sse2: 6_750),
    "W09_glyphs": .init(qt: 3_120, best: 1_270, sse2: 1_290),
    "W09t_glyph_masks": .init(qt: nil, best: 95, sse2: nil),
    "W10_image2x": .init(qt: 1_220, best: 1_220, sse2: 6_960),
    "W11_nineslice": .init(qt: 206, best: 206, sse2: 1_055),
    "W12_layer50": .init(qt: 770, best: 642, sse2: 1_091),
    "W12b_blit50": .init(qt: 555, best: 302, sse2: 783),
    "W12c_blit_srcover": .init(qt: 375, best: 286, sse2: 534),
    "W13_button": .init(qt: 103, best: 24.6, sse2: 29.4),
    "W13s_button_shadow": .init(qt: 295, best: 64, sse2: 216),
    "W13sn_new_shadow": .init(qt: 295, best: 83, sse2: 216),
    "W15_circles": .init(qt: 19_600, best: 11_600, sse2: 12_100),
    "W16_clip_rrect_gradient": .init(qt: 930, best: 930, sse2: nil),
    "W17_multiply": .init(qt: 4_250, best: 331, sse2: 898),
    "W17_overlay": .init(qt: 6_880, best: 618, sse2: 1_750),
    "W17_softlight": .init(qt: 14_200, best: 2_310, sse2: 6_710),
    "W18_fracrects": .init(qt: 5_940, best: 1_270, sse2: 1_620),
  ]

  /// The times of fpng and of Pillow at level 6 for writing `ui.png`.
  static let fpng = 2_650.0
  static let pillow = 42_300.0
}
