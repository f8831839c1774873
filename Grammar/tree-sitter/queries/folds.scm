; Foldable ranges: bracketed constructs, and comments of several lines.

[
  (component) (enumeration) (structure) (tokens) (function) (block) (selection) (choice) (list) (arguments)
  (tuple) (block_comment)
] @fold
