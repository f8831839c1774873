; The kind of each token. If several patterns match, the last one applies.

(name) @variable
((name) @type (#match? @type "^[A-Z]"))
((name) @variable.builtin (#match? @variable.builtin "^(bounds|environment|proposed)$"))

(comment) @comment
(block_comment) @comment
(doc_comment) @comment.documentation

["import" "as" "font" "enum" "struct" "tokens" "environment" "let" "func" "component" "state"] @keyword
(access) @keyword.modifier
["case" "switch" "if" "else"] @keyword.conditional
["for" "in"] @keyword.repeat
["true" "false"] @boolean
"nil" @constant.builtin

(number) @number
(color) @number
["\"" (text)] @string
(escape) @string.escape
(string ["\\(" ")"] @punctuation.special)

["+" "-" "*" "/" "<" "<=" ">" ">=" "==" "!=" "!" "&&" "||" "??" "..<" "..." "?" "=" "->"] @operator
["," ":" "."] @punctuation.delimiter
["(" ")" "[" "]" "{" "}"] @punctuation.bracket

(component (name) @type)
(enumeration (name) @type)
(structure (name) @type)
(tokens (name) @type)
(type (name) @type)
(cases (name) @constant)
(environment (name) @property)
(field (name) @property)
(state (name) @property)
(function (name) @function)
(parameter (name) @variable.parameter)
(line . (name) @keyword)
((line . (name) @type) (#match? @type "^[A-Z]"))
((line . (name) @_line (block (line . (name) @constant)))
  (#eq? @_line "states") (#not-eq? @constant "matrix"))
; Tokens in groups, and under conditions. Deeper nesting is treated as a line of a drawing.
(tokens (block (line . (name) @property)))
(tokens (block (line (block (line . (name) @property)))))
(tokens (block (line (block (line (block (line . (name) @property)))))))
(tokens (block (selection (branch (line . (name) @property)))))
(tokens (block (selection (branch (line (block (line . (name) @property)))))))
(tokens (block (selection (branch (line (block (line (block (line . (name) @property)))))))))
(tokens (block (selection (branch (selection (branch (line . (name) @property)))))))
(tokens (block (selection (branch (conditional (block (line . (name) @property)))))))
(tokens (block (conditional (block (line . (name) @property)))))
(tokens (block (conditional (block (line (block (line . (name) @property)))))))
(tokens (block (conditional (block (line (block (line (block (line . (name) @property)))))))))
(tokens (block (conditional (block (conditional (block (line . (name) @property)))))))
(tokens (block (conditional (block (selection (branch (line . (name) @property)))))))
(tokens (block (conditional (conditional (block (line . (name) @property))))))
(tokens (block (conditional (conditional (block (line (block (line . (name) @property))))))))
(tokens (block (line (block (selection (branch (line . (name) @property)))))))
(tokens (block (line (block (conditional (block (line . (name) @property)))))))
(tokens (block (line (block (conditional (conditional (block (line . (name) @property))))))))
(path_block (path) @function)

(postfix . (name) @function.call . (arguments))
(postfix "." . (name) @property)
(postfix . "." . (name) @constant)
(postfix "." . (name) @function.method . (arguments))

(label (name) @variable.parameter)
(label
  ["import" "enum" "struct" "let" "func" "component" "switch" "if" "for" "in" "true" "false" "nil"]
  @variable.parameter)
