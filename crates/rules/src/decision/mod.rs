//! The one question a battle waits for: who is asked, what may be answered, what each
//! answer would bring.

mod choice;
mod forecast;
mod notation;
mod pending;
mod refusal;
mod words;

pub use choice::{Arm, Choice, Verb, VerbInfo};
pub use forecast::{Cost, Exposure, Forecast, HarmForecast, Note, RollForecast};
pub use notation::{NotationError, nearest, read, write};
pub use pending::{Answer, Asking, Closed, Decision, Pending, Question, QuestionInfo, Weight};
pub use refusal::Refusal;
