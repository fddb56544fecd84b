//! What stands in lessons that come with the game, in the language spoken. Other languages have
//! messages for it, by the key of the file. A player's own lessons have keys of their own, for which
//! there are none: they say what they say.

use std::borrow::Cow;

use riposte_words::named;

use super::file::Lesson;

/// A part of a lesson: `lesson-lengths-name`, `-about`, `-fight-say`.
pub fn in_lesson<'l>(lesson: &Lesson, part: &str, english: &'l str) -> Cow<'l, str> {
    named(&format!("lesson-{}-{part}", lesson.key), english)
}

/// A part of a step of a lesson, by its number from 0: `lesson-lengths-1-say`, `-because`, `-other`
/// of the first.
pub fn in_step<'l>(lesson: &Lesson, step: usize, part: &str, english: &'l str) -> Cow<'l, str> {
    in_lesson(lesson, &format!("{}-{part}", step + 1), english)
}
