//! Tables of verbs and questions, as a rulebook writes them.

/// Names each verb of a rulebook by a constant, and lists all of them in `VERBS`, by number:
/// constant, word, name, key, icon, rule, help. The order is the canonical order of choices.
#[macro_export]
macro_rules! verbs {
    ($($name:ident $word:literal $label:literal $key:literal $icon:literal $rule:expr, $help:literal;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Number { $($name),* }
        $(#[doc = $help] pub const $name: $crate::decision::Verb =
            $crate::decision::Verb(Number::$name as u8);)*
        /// Every verb, by number.
        pub const VERBS: &[$crate::decision::VerbInfo] = &[$($crate::decision::VerbInfo {
            word: $word, name: $label, key: $key, icon: $icon, help: $help, rule: $rule,
        }),*];

        /// What the book says of a verb: its name, its rule and the like.
        pub const fn info(verb: $crate::decision::Verb) -> &'static $crate::decision::VerbInfo {
            &VERBS[verb.0 as usize]
        }
    };
}

/// Names each question of a rulebook by a constant, and lists all of them in `QUESTIONS`, by
/// number: constant, name, weight, question.
#[macro_export]
macro_rules! questions {
    ($($name:ident $word:literal $weight:ident $ask:literal;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Asked { $($name),* }
        $(#[doc = $ask] pub const $name: $crate::decision::Question =
            $crate::decision::Question(Asked::$name as u8);)*
        /// Every question, by number.
        pub const QUESTIONS: &[$crate::decision::QuestionInfo] = &[$($crate::decision::QuestionInfo {
            name: $word, ask: $ask, weight: $crate::decision::PromptKind::$weight,
        }),*];
    };
}

/// Says of each verb of a rulebook to which group it belongs: a row for a group. What is not named
/// is of no group in particular.
#[macro_export]
macro_rules! groups {
    ($($group:ident: $($name:ident)*;)*) => {
        /// The group of a verb.
        pub fn group(verb: $crate::decision::Verb) -> $crate::decision::VerbGroup {
            match verb {
                $($(| $name)* => $crate::decision::VerbGroup::$group,)*
                _ => $crate::decision::VerbGroup::Other,
            }
        }
    };
}
