//! Lessons: a small battle in which each decision of the learner is asked for, with the dice given
//! and the other side's choices written down. After the last step the battle goes on freely.
//!
//! | name | what |
//! |---|---|
//! | `file` | a lesson as it is written, and as it is once checked |
//! | `course` | how far a learner has come |
//! | `said` | what stands in one, in the language spoken |
//! | `check` | playing a lesson to its end, with every choice that it takes |

mod check;
mod course;
mod file;
mod said;

pub use course::Course;
pub use file::{Fight, Lesson, LessonStep};
pub use said::{in_lesson, in_step};
