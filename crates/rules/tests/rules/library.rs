//! The data files, and what is made of them.

use std::cell::Cell;

use riposte_rules::data::{DataError, Library};

#[test]
fn what_is_made_of_files_is_made_once_for_all_copies_and_anew_of_other_files() {
    let count = Cell::new(0);
    let make = |library: &Library| -> Result<u32, DataError> {
        count.set(count.get() + 1);
        library.read::<u32>("number.ron")
    };
    let mut library = Library::default();
    library.add("number.ron", "one");
    assert!(library.once(make).is_err(), "an error is not kept");
    library.add("number.ron", "1");
    let copy = library.clone();
    assert_eq!((*library.once(make).unwrap(), *copy.once(make).unwrap()), (1, 1));
    assert_eq!(count.get(), 2);
    library.add("number.ron", "2");
    assert_eq!((*library.once(make).unwrap(), *copy.once(make).unwrap()), (2, 1));
    assert_eq!(count.get(), 3);
}
