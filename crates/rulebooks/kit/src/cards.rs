//! Facts, phases and what is under way, as they are shown.

use riposte_rules::exchange::{Frame, LinkView};
use riposte_rules::roll::Text;
use riposte_rules::rulebook::{Fact, PhaseMark};
use riposte_words::phrase;

/// A named value, with the rule behind it.
pub fn fact(name: impl Into<Text>, value: impl Into<String>, rule: &'static str) -> Fact {
    let value: String = value.into();
    Fact { name: name.into(), value: phrase(&value).into_owned(), rule }
}

/// The phases of a turn by their names, the present one by its number from 0.
pub fn phases<N: Into<Text>>(names: impl IntoIterator<Item = N>, now: usize) -> Vec<PhaseMark> {
    let mark = |(index, name): (usize, N)| PhaseMark { name: name.into(), now: index == now };
    names.into_iter().enumerate().map(mark).collect()
}

/// Something under way as it is shown, with the words for it.
pub fn link<M>(frame: &Frame<M>, words: String) -> LinkView {
    let Frame { link, actor, choice, .. } = *frame;
    LinkView { link, actor, target: choice.target, choice, words }
}
