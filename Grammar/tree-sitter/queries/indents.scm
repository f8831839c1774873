; Indented lines: the contents of brackets, and continuations of the line above.

[
  (component) (enumeration) (structure) (function) (function_body) (tokens) (block) (selection) (choice) (list)
  (arguments) (tuple) (parenthesized)
  (line) (binding) (state) (argument) (branch)
] @indent.begin

["}" "]" ")"] @indent.branch
