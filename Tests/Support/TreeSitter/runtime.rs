// What the generator takes of the runtime: the version of its tables, and the header of generated parsers.

pub const LANGUAGE_VERSION: usize = 14;
pub const PARSER_HEADER: &str = include_str!("parser.h");
