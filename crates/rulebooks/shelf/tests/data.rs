//! Every data file that comes with the program can be read, and bad ones are answered.

use riposte_reactions::tables::Tables;

#[test]
fn the_tables_of_the_rulebook_parse() {
    if let Err(error) = Tables::read(&riposte_shelf::library()) {
        panic!("{error}");
    }
}
