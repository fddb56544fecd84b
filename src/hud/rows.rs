//! The rows of the list in view: what is picked says which.

use riposte_rules::decision::VerbGroup;

use super::Picking;
use super::ways::{MOST, Row, by_verb, count, groups, leading, ways};
use crate::driver::Prompt;

impl Picking {
    /// The rows of the list in view.
    pub fn rows(&self, prompt: &Prompt) -> Vec<Row> {
        match self.lists(prompt) {
            true => {
                let ways = ways(prompt, self.fitting(prompt));
                let rows = if self.verb.is_none() { by_verb(prompt, ways) } else { ways };
                self.page_of(rows)
            }
            false => self.verb_rows(prompt),
        }
    }

    /// The choice that a row of several stands for: the one picked, or else the usual one.
    pub fn lead(&self, prompt: &Prompt, way: &[usize]) -> Option<usize> {
        let picked = self.picked.filter(|number| way.contains(number));
        let usual = || prompt.number_of(&prompt.usual()).filter(|number| way.contains(number));
        picked.or_else(usual).or_else(|| way.first().copied())
    }

    /// The choice that Enter takes at once while nothing is picked: the usual one, wherever it is
    /// marked in the list as what Enter does. Of what a figure does with its turn none is marked:
    /// there Enter picks the usual one first.
    pub fn at_enter(&self, prompt: &Prompt) -> Option<usize> {
        let answers = prompt.is_answer() && !prompt.may_be_better();
        let marked = answers || prompt.is_small() || prompt.is_turn();
        let usual =
            prompt.number_of(&prompt.usual()).filter(|_| marked && self.picked.is_none())?;
        self.fitting(prompt).contains(&usual).then_some(usual)
    }

    /// The choice with which the card of a hex opens, whose number is also the badge on that hex: the
    /// one picked there, or else the one that leads. `usual` is the number of the usual choice.
    pub fn opens(&self, prompt: &Prompt, here: &[usize], usual: Option<usize>) -> Option<usize> {
        let picked = self.picked.filter(|number| here.contains(number));
        picked.or_else(|| leading(prompt, here, usual))
    }

    /// Which rows of a long list are shown: the first eight and a row for the rest, and so on.
    fn page_of(&self, rows: Vec<Row>) -> Vec<Row> {
        if rows.len() <= MOST {
            return rows;
        }
        let pages = rows.len().div_ceil(MOST - 1);
        let from = (self.page % pages) * (MOST - 1);
        let left = rows.len() - (MOST - 1).min(rows.len() - from);
        let mut page: Vec<Row> = rows.into_iter().skip(from).take(MOST - 1).collect();
        page.push(Row::More(left));
        page
    }

    /// The open verbs by group; where they are many, groups are folded, the largest first.
    fn verb_rows(&self, prompt: &Prompt) -> Vec<Row> {
        let groups = groups(prompt);
        if let Some((_, verbs)) = groups.iter().find(|(group, _)| self.group == Some(*group)) {
            return self.page_of(verbs.iter().map(|verb| Row::Verb(*verb)).collect());
        }
        let mut folded: Vec<VerbGroup> = Vec::new();
        while count(&groups, &folded) > MOST {
            let open =
                groups.iter().filter(|(group, verbs)| verbs.len() > 1 && !folded.contains(group));
            match open.max_by_key(|(_, verbs)| verbs.len()) {
                Some((group, _)) => folded.push(*group),
                None => break,
            }
        }
        let rows = groups.into_iter().flat_map(|(group, verbs)| match folded.contains(&group) {
            true => vec![Row::Group(group, verbs)],
            false => verbs.into_iter().map(Row::Verb).collect(),
        });
        rows.collect()
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::vec2;

    use super::*;
    use crate::driver;
    use crate::hud::fits::{FIRST, battle, squire, until};
    use crate::hud::{Picked, layout};
    use crate::input::Act;
    use crate::theme;

    /// What Enter comes to where nothing is picked, and what is picked then.
    fn enter(prompt: &Prompt) -> (Picked, Option<usize>) {
        let mut picking = Picking::default();
        (picking.press(prompt, Act::Confirm, None), picking.picked)
    }

    #[test]
    fn enter_takes_the_row_with_its_sign_and_where_none_has_it_enter_marks_first() {
        let (mut signed, mut answers) = (0, 0);
        for scenario in FIRST {
            let mut app = battle(scenario, 3);
            let mut squire = squire();
            for _ in 0..16 {
                let prompt = until(&mut app, |prompt| Some(prompt.clone()));
                let words = theme::written(vec2(1280.0, 720.0), |ctx| {
                    layout::draw(ctx, app.world(), &mut Picking::default(), &mut Vec::new());
                });
                let sign = words.iter().any(|words| words.galley.text() == "↵");
                let usual = prompt.number_of(&prompt.usual());
                let place = format!("{scenario}, {}", prompt.ask);
                let (taken, picked) = enter(&prompt);
                if sign || prompt.is_answer() {
                    assert_eq!(Some(taken), usual.map(Picked::Take), "{place}");
                } else if !prompt.is_small() && !prompt.is_turn() {
                    assert!(taken == Picked::Nothing && picked.is_some(), "{place}");
                }
                signed += usize::from(sign);
                answers += usize::from(prompt.is_answer());
                let choice = squire.decide(app.world()).map_or(prompt.decision.default, |it| it.0);
                driver::answer(app.world_mut(), choice).unwrap_or_else(|error| panic!("{error}"));
            }
        }
        assert!(signed > 0 && answers > 0, "{signed} signs, {answers} answers");
    }
}
