; Where lines are indented: between brackets, and where one goes on with what began above it.

[
  (component) (enumeration) (structure) (function) (function_body) (tokens) (block) (selection) (choice) (list)
  (arguments) (tuple) (parenthesized)
  (line) (binding) (state) (argument) (branch)
] @indent.begin

["}" "]" ")"] @indent.branch
