// Scans the tokens that depend on the text after them: line ends, names and keywords, comments, and the text of
// strings.
//
// The state is one byte: whether there was a line break since the last token, in or before a comment, or a ";".

#include <stdbool.h>
#include <string.h>

#include "tree_sitter/parser.h"

// The tokens, in the order of `externals` in grammar.js.
enum Symbol {
  NEWLINE, OPEN, NAME, PATH, TEXT, COMMENT, DOC_COMMENT, BLOCK_COMMENT,
  AS, ENVIRONMENT, FONT, INTERNAL, PACKAGE, PRIVATE, PUBLIC, STATE, TOKENS,
  // An empty token before the first statement of a branch.
  BODY,
  // A ";" that separates lines, or follows the last line of a block or a file.
  SEMICOLON,
  // Only valid during error recovery, in which every token is valid.
  NEVER
};

static const char *const contextual[] = {
  "as", "environment", "font", "internal", "package", "private", "public", "state", "tokens",
};
static const char *const reserved[] = {
  "import", "enum", "struct", "let", "func", "component", "case", "switch", "if", "else", "for", "in", "true",
  "false", "nil",
};

static char state;

void *tree_sitter_raster_external_scanner_create(void) { return &state; }
void tree_sitter_raster_external_scanner_destroy(void *payload) { (void)payload; }

unsigned tree_sitter_raster_external_scanner_serialize(void *payload, char *buffer) {
  buffer[0] = *(char *)payload;
  return 1;
}

void tree_sitter_raster_external_scanner_deserialize(void *payload, const char *buffer, unsigned length) {
  *(char *)payload = length == 1 ? buffer[0] : 0;
}

static bool is_line_break(int32_t c) { return c == '\n' || c == '\r'; }

static bool is_letter(int32_t c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

static bool is_letter_or_digit(int32_t c) { return is_letter(c) || (c >= '0' && c <= '9'); }

static bool accept(TSLexer *lexer, enum Symbol symbol) {
  lexer->result_symbol = symbol;
  return true;
}

static void advance(TSLexer *lexer) { lexer->advance(lexer, false); }

// Scans a comment after its first "/", or returns false if there is none. Block comments nest.
static bool scan_comment(TSLexer *lexer, bool *has_line_break) {
  if (lexer->lookahead == '/') {
    advance(lexer);
    bool is_doc = lexer->lookahead == '/';
    if (is_doc) {
      advance(lexer);
      is_doc = lexer->lookahead != '/';
    }
    while (!lexer->eof(lexer) && !is_line_break(lexer->lookahead)) advance(lexer);
    lexer->mark_end(lexer);
    return accept(lexer, is_doc ? DOC_COMMENT : COMMENT);
  }
  if (lexer->lookahead != '*') return false;
  advance(lexer);
  for (unsigned depth = 1; depth > 0;) {
    if (lexer->eof(lexer)) return false;
    int32_t c = lexer->lookahead;
    if (is_line_break(c)) *has_line_break = true;
    advance(lexer);
    if (c == '*' && lexer->lookahead == '/') {
      advance(lexer);
      depth--;
    } else if (c == '/' && lexer->lookahead == '*') {
      advance(lexer);
      depth++;
    }
  }
  lexer->mark_end(lexer);
  return accept(lexer, BLOCK_COMMENT);
}

// Reads a word and stores its first 15 characters.
static void read_word(TSLexer *lexer, char word[16]) {
  unsigned length = 0;
  while (is_letter_or_digit(lexer->lookahead)) {
    if (length < 15) word[length++] = (char)lexer->lookahead;
    advance(lexer);
  }
  word[length] = 0;
}

static bool is_reserved(const char *word) {
  for (unsigned index = 0; index < sizeof reserved / sizeof *reserved; index++) {
    if (strcmp(word, reserved[index]) == 0) return true;
  }
  return false;
}

static void skip_spaces(TSLexer *lexer) {
  while (lexer->lookahead == ' ' || lexer->lookahead == '\t') advance(lexer);
}

// Scans a name or a keyword, or the line end before it if that is significant.
static bool scan_word(TSLexer *lexer, const bool *valid, bool ends_line) {
  char word[16];
  lexer->mark_end(lexer);
  read_word(lexer, word);
  if (ends_line) {
    // An "else" continues the line before it, unless a ":" follows.
    bool is_else = strcmp(word, "else") == 0;
    if (is_else) skip_spaces(lexer);
    return (!is_else || lexer->lookahead == ':') && accept(lexer, NEWLINE);
  }
  if (is_reserved(word) || strcmp(word, "_") == 0) return false;
  lexer->mark_end(lexer);
  for (unsigned index = 0; index < sizeof contextual / sizeof *contextual; index++) {
    if (strcmp(word, contextual[index]) == 0 && valid[AS + index] && !valid[NEVER]) {
      return accept(lexer, (enum Symbol)(AS + index));
    }
  }
  if (strcmp(word, "path") == 0) {
    skip_spaces(lexer);
    if (lexer->lookahead == '{') return accept(lexer, PATH);
  }
  // If no name is valid here, the whole word is an error, not a prefix of it.
  return accept(lexer, NAME);
}

// Scans the start of a branch's statements, which is neither the next case nor the end of the switch.
static bool scan_body(TSLexer *lexer) {
  char word[16];
  lexer->mark_end(lexer);
  if (lexer->eof(lexer) || lexer->lookahead == '}') return false;
  read_word(lexer, word);
  return strcmp(word, "case") != 0 && strcmp(word, "else") != 0 && accept(lexer, BODY);
}

// Returns whether the next token, if it is not a word, continues the line before it.
static bool continues_line(TSLexer *lexer) {
  if (lexer->eof(lexer)) return true;
  if (lexer->lookahead == '!') {
    advance(lexer);
    return lexer->lookahead == '=';
  }
  return lexer->lookahead < 128 && strchr(".,:?=-)]}{+*/<>&|", (int)lexer->lookahead) != NULL;
}

// Scans a ";" unless the next token continues the line before it. After it, the line ends as at a line break.
static bool scan_semicolon(TSLexer *lexer) {
  advance(lexer);
  lexer->mark_end(lexer);
  lexer->result_symbol = SEMICOLON;
  while (lexer->lookahead == ' ' || lexer->lookahead == '\t' || lexer->lookahead == ';'
         || is_line_break(lexer->lookahead)) {
    advance(lexer);
  }
  if (lexer->eof(lexer) || lexer->lookahead == '}') return true;
  if (lexer->lookahead == '/') {
    advance(lexer);
    return lexer->lookahead == '/' || lexer->lookahead == '*';
  }
  if (!is_letter(lexer->lookahead)) return !continues_line(lexer);
  char word[16];
  read_word(lexer, word);
  if (strcmp(word, "else") != 0) return true;
  skip_spaces(lexer);
  return lexer->lookahead == ':';
}

bool tree_sitter_raster_external_scanner_scan(void *payload, TSLexer *lexer, const bool *valid) {
  if (valid[TEXT] && !valid[NEVER]) {
    bool is_empty = true;
    while (!lexer->eof(lexer) && lexer->lookahead != '"' && lexer->lookahead != '\\'
           && !is_line_break(lexer->lookahead)) {
      advance(lexer);
      is_empty = false;
    }
    lexer->mark_end(lexer);
    return !is_empty && accept(lexer, TEXT);
  }
  bool has_line_break = *(char *)payload != 0;
  while (lexer->lookahead == ' ' || lexer->lookahead == '\t' || lexer->lookahead == 0xFEFF
         || is_line_break(lexer->lookahead)) {
    if (is_line_break(lexer->lookahead)) has_line_break = true;
    lexer->advance(lexer, true);
  }
  if (lexer->lookahead == ';') {
    bool is_separator = valid[NEWLINE] && !valid[NEVER] && scan_semicolon(lexer);
    *(char *)payload = is_separator || has_line_break;
    return is_separator;
  }
  bool ends_line = valid[NEWLINE] && has_line_break && !valid[NEVER];
  if (lexer->lookahead == '/') {
    advance(lexer);
    bool is_comment = scan_comment(lexer, &has_line_break);
    *(char *)payload = has_line_break;
    return is_comment;
  }
  *(char *)payload = 0;
  if (valid[BODY] && !valid[NEVER]) return scan_body(lexer);
  if (is_letter(lexer->lookahead)) return scan_word(lexer, valid, ends_line);
  if (ends_line) {
    lexer->mark_end(lexer);
    return !continues_line(lexer) && accept(lexer, NEWLINE);
  }
  if (valid[OPEN] && lexer->lookahead == '(' && !has_line_break) {
    advance(lexer);
    lexer->mark_end(lexer);
    return accept(lexer, OPEN);
  }
  return false;
}
