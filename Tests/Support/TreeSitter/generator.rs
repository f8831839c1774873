// Writes the parser of the grammar in a folder.

mod generate;

fn main() {
    let folder = std::env::args().nth(1).expect("a folder").into();
    if let Err(error) = generate::generate_parser_in_directory(&folder, None, 14, false, None) {
        eprintln!("{:?}", error);
        std::process::exit(1);
    }
}
