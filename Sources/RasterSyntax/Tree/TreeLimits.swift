// How deep and how high trees are, so that walking them recursively is safe.

enum TreeLimits {
  /// The deepest nesting of brackets and blocks.
  ///
  /// The stack of a thread of 512 KiB holds that.
  static let maximumDepth = 96
  /// The greatest height of the tree, by long chains of operators too: whoever walks it recursively
  /// is safe.
  static let maximumHeight = 160
}
