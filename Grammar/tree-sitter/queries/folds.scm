; What can be folded away: what stands between brackets, and comments of several lines.

[
  (component) (enumeration) (structure) (tokens) (function) (block) (selection) (choice) (list) (arguments)
  (tuple) (block_comment)
] @fold
