//! The ids of rules.

/// Names the id of each rule of a book by a constant.
#[macro_export]
macro_rules! rule_ids {
    ($($(#[$doc:meta])* $name:ident = $id:literal;)*) => {
        $($(#[$doc])* pub const $name: &str = $id;)*
    };
}
