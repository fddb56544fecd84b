//! What a blow would bring, exactly: the attack, the best answer, the harm.

use riposte_kit::forecast::{note, rolls};
use riposte_rules::decision::{Choice, Forecast};
use riposte_rules::figure::FigureId;

use crate::appraisal::outlook::{harm, outlook};
use crate::melee::blow::Blow;
use crate::melee::clash;
use crate::melee::{answer, setup_points};
use crate::rule_ids as rule;
use crate::view::BookView;

/// A blow: the attack, the best answer, the harm.
pub fn strike(rules: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    let Some(now) = Blow::of(rules, figure, choice) else { return };
    let now = Blow { pool: setup_points::at_most(rules, now), ..now };
    of_blow(rules, now, forecast);
    if rules.strike(figure, now.arm).is_some_and(|strike| strike.kind != strike.stats.kind) {
        note(forecast, "a thrust with what has hooked the shield", rule::SHIELD_SNATCH);
    }
    if !rules.ready(figure, now.arm.item) {
        note(forecast, "the weapon is not ready", rule::UNREADY);
    }
}

/// The same of a blow that is under way or only thought of.
pub fn of_blow(rules: BookView, now: Blow, forecast: &mut Forecast) {
    let open = outlook(rules, now, false);
    forecast.chance = Some(open.hit);
    let answers = !answer::answers(rules, now).is_empty();
    rolls(forecast, || match answers {
        true => clash::blow(rules, now, answer::likeliest(rules, now)).outline(),
        false => clash::blow(rules, now, |_| None).outline(),
    });
    forecast.harm = Some(harm(rules, now.at, &open.injuries));
    if answers {
        let answered = outlook(rules, now, true);
        forecast.answered = Some(answered.hit);
        forecast.answered_harm = Some(harm(rules, now.at, &answered.injuries));
    }
    if now.unseen {
        note(forecast, "from behind: no defence", rule::WHERE);
    }
}
