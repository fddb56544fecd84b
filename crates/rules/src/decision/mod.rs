//! The one question a battle waits for: who is asked, what may be answered, what each
//! answer would bring.

mod choice;
mod forecast;
mod notation;
mod outlook;
mod pending;
mod refusal;
mod usual;
mod words;

pub use choice::{Arm, Choice, Verb, VerbGroup, VerbInfo};
pub use forecast::{
    BondChange, BondForecast, Cost, CostKind, Exposure, Forecast, HarmForecast, Note, Permit,
    RollForecast, When,
};
pub use notation::{NotationError, nearest, read, write};
pub use outlook::{Outlook, Prospect, put_in_order, usual};
pub use pending::{Answer, Asking, Closed, Decision, Pending, PromptKind, Question, QuestionInfo};
pub use refusal::Refusal;
pub use usual::{gives_up, useful};
