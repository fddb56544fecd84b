//! Warding a blow off: blocks, parries, dodges (REA-71 to REA-78, REA-321 to REA-323).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Actions, Open, Why, able, need, some};
use riposte_kit::forecast::note;
use riposte_rules::battle::turn_to;
use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::figure::{FigureId, Item, Place};
use riposte_rules::systems::PathProgress;
use riposte_words::say;

use super::coming::Coming;
use crate::change::{memory, stage};
use crate::martial;
use crate::melee::blow::{blow_direction, coming};
use crate::memory::{Manoeuvre, Stage};
use crate::naming::{hex_words, whither};
use crate::rule_ids;
use crate::view::{Book, BookView};
use crate::words::*;

/// An answer that wards a blow off, by its verb.
pub struct Ward(pub Verb);

/// All of them.
pub static WARDS: Actions<Book> = Actions(&[
    &Ward(BLOCK),
    &Ward(PARRY),
    &Ward(JUMP),
    &Ward(SIDESTEP),
    &Ward(ROLL),
    &Ward(DROPDODGE),
    &Ward(FOREARM),
]);

impl Action<Book> for Ward {
    fn verb(&self) -> Verb {
        self.0
    }

    /// One walk over facings and things in hand finds them all ([`warding`]), also for blows that
    /// are but thought of: its order decides between equal defences. The open ones of a verb are
    /// taken from it.
    fn open(&self, view: BookView, target: FigureId) -> Open {
        view.not_a_mount(target)?;
        let Some(blow) = view.top() else {
            return some([], || ("no blow is coming", rule_ids::DEFENCE));
        };
        let coming = coming(view, blow, target);
        self.may(view, target, coming)?;
        let mut found = Vec::new();
        warding(view, target, coming, &mut found);
        found.retain(|choice| choice.verb == self.0);
        some(found, || self.bare(view, target, coming))
    }

    fn cost(&self, view: BookView) -> u8 {
        let prices = view.constants().price;
        let price = match self.0 {
            BLOCK | FOREARM => prices.block,
            PARRY => prices.parry,
            _ => prices.dodge,
        };
        price as u8
    }

    fn object(&self, view: BookView, figure: FigureId, choice: &Choice) -> String {
        match choice.arm {
            Some(_) => format!(": {}{}", view.arm_words(figure, choice), whither(choice)),
            None => whither(choice),
        }
    }

    fn announced(&self, view: BookView, figure: FigureId, choice: &Choice) -> String {
        match self.0 {
            BLOCK => say!("blocks with the {weapon}", weapon = view.weapon(figure, choice)),
            PARRY => say!("parries with the {weapon}", weapon = view.weapon(figure, choice)),
            JUMP => "jumps back".into(),
            SIDESTEP if choice.hex.is_none() => "side-steps".into(),
            SIDESTEP => say!("side-steps to {hex}", hex = hex_words(choice)),
            ROLL => say!("rolls to {hex}", hex = hex_words(choice)),
            DROPDODGE => "drops to the ground".into(),
            _ => "strikes the blow aside".into(),
        }
    }

    /// What it leads to besides; the blow that meets it is foretold for all answers alike.
    fn foretell(&self, view: BookView, figure: FigureId, _choice: &Choice, told: &mut Forecast) {
        let flies = view.top().is_some_and(|blow| coming(view, blow, figure).flies);
        let (words, rule) = match self.0 {
            BLOCK | SIDESTEP if flies => return,
            // Nobody advances from the saddle.
            PARRY if view.rides(figure) => return,
            ROLL | FOREARM => ("a strike or kick may follow", rule_ids::MARTIAL_STRIKE),
            DROPDODGE => ("leaves you on the ground", rule_ids::DROPPING),
            BLOCK => ("the weapons lock; a second weapon may strike", rule_ids::SECOND_WEAPON),
            PARRY => ("a step back, and a riposte may follow", rule_ids::RIPOSTE),
            SIDESTEP => ("a blow of your own may follow", rule_ids::SIDE_STEP),
            _ => return,
        };
        note(told, words, rule);
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        if BookView::new(world).must_stay_on(figure, self.0) {
            return stage(world, Stage::Seat);
        }
        if matches!(self.0, JUMP | PARRY) {
            let back = back_step(world, figure);
            memory(world, |memory| memory.march = PathProgress::along(back));
        }
        step(world, figure, choice);
    }
}

impl Ward {
    /// Whether a figure can ward off a blow so, whatever is around it.
    fn may(&self, view: BookView, target: FigureId, coming: Coming) -> Result<(), Why> {
        let dodges = matches!(self.0, JUMP | SIDESTEP);
        if martial::is_one(self.0) {
            let knows = view.table.sheet(target).score(martial::SKILL) > 0;
            able(knows, "knows no martial arts", rule_ids::ROLLING)?;
            view.afoot(target)?;
        }
        need(dodges || !coming.runs, "nothing stops a mount", rule_ids::TRAMPLE)?;
        if self.0 != BLOCK {
            view.upright(target)?;
        }
        view.pays(target, i32::from(self.cost(view)))?;
        let mut turned = view.facings(target).into_iter();
        let faced = turned.any(|facing| view.front(facing, coming.from));
        let any_side = matches!(self.0, BLOCK | PARRY);
        need(any_side || faced, "the blow comes from straight behind", rule_ids::JUMP_BACK)
    }

    /// Why a figure that may ward off a blow so has nothing, or no room, to do it.
    fn bare(
        &self,
        view: BookView,
        target: FigureId,
        coming: Coming,
    ) -> (&'static str, &'static str) {
        match self.0 {
            JUMP => ("the hex behind is not free", rule_ids::JUMP_BACK),
            SIDESTEP => ("neither hex beside is free", rule_ids::SIDE_STEP),
            ROLL => ("the hex towards the blow has no room", rule_ids::ROLLING),
            FOREARM if coming.flies => ("stops nothing that flies", rule_ids::MISSILE_ANSWERS),
            FOREARM => ("has no arm free", rule_ids::FOREARM_BLOCK),
            PARRY if coming.flies => ("cannot parry what flies", rule_ids::MISSILE_ANSWERS),
            _ if coming.flies => {
                ("only a shield on that side stops what flies", rule_ids::MISSILE_ANSWERS)
            }
            _ if coming.locked.is_some() => {
                ("the weapon is locked, and nothing else covers that side", rule_ids::LOCK)
            }
            PARRY if !steps_back(view, target, coming) => {
                ("the hex behind is not free", rule_ids::PARRY)
            }
            _ if coming.stands == view.table.hex(target) => {
                ("nothing short is ready that covers that side", rule_ids::SHORT)
            }
            _ => ("nothing ready covers the side the blow comes from", rule_ids::COVER),
        }
    }
}

/// The hex directly away from the blow that is being met.
fn back_step(world: &World, actor: FigureId) -> Option<Hex> {
    let rules = BookView::new(world);
    let frames = rules.bout().frames();
    let blow: &Manoeuvre = frames.iter().rev().nth(1)?;
    let from = blow_direction(rules, blow, actor);
    Some(rules.table.hex(actor) + from.opposite().step())
}

/// Turns and sets off, where there is a way to go.
pub fn step(world: &mut World, actor: FigureId, choice: Choice) {
    if let Some(facing) = choice.facing {
        turn_to(world, actor, facing);
    }
    stage(world, Stage::PathProgress);
}

/// Whether a figure can step back for a parry. From the saddle there is no step, but one has to
/// stay on (REA-111).
fn steps_back(rules: BookView, target: FigureId, coming: Coming) -> bool {
    let back = rules.table.hex(target) + coming.from.opposite().step();
    rules.rides(target) || !rules.prone(target) && coming.free(rules, back)
}

/// Every answer that wards a blow off.
pub fn warding(rules: BookView, target: FigureId, coming: Coming, out: &mut Vec<Choice>) {
    if rules.is_mount(target) {
        return;
    }
    if !coming.runs {
        blocks(rules, target, coming, out);
    }
    dodges(rules, target, coming, out);
    if !coming.runs {
        martial::answers(rules, target, coming, out);
    }
}

/// Whether an item covers a direction, were its bearer to look some way (REA-72).
pub fn covers(rules: BookView, item: Item, facing: Facing, from: Facing) -> bool {
    let relative = facing.relative(from);
    let constants = rules.constants();
    if !rules.table.armoury().weapon(item.weapon).shield {
        return constants.weapon_covers.contains(&relative);
    }
    // The table is for the left arm; on the right arm it is mirrored.
    let seen = if item.at == Place::Right { (6 - relative) % 6 } else { relative };
    constants.shield_covers.contains(&seen)
}

fn blocks(rules: BookView, target: FigureId, coming: Coming, out: &mut Vec<Choice>) {
    let price = rules.constants().price;
    let (points, from) = (rules.points(target), coming.from);
    let steps = steps_back(rules, target, coming);
    let close = coming.stands == rules.table.hex(target);
    for facing in rules.facings(target) {
        let plain = |verb| rules.turned(target, Choice::plain(verb), facing);
        for (number, item) in rules.table.arms(target).ready() {
            let able = rules.has_arm_for(target, item)
                && (!close || rules.short(item))
                && coming.locked != Some(number)
                && rules.parry_of(target, number).is_some();
            let shield = rules.table.armoury().weapon(item.weapon).shield;
            if !able || !covers(rules, item, facing, from) || (coming.flies && !shield) {
                continue;
            }
            if points >= price.block {
                out.push(plain(BLOCK).with(number, None));
            }
            if points >= price.parry && steps && !coming.flies {
                out.push(plain(PARRY).with(number, None));
            }
        }
    }
}

fn dodges(rules: BookView, target: FigureId, coming: Coming, out: &mut Vec<Choice>) {
    if rules.prone(target) || rules.points(target) < rules.constants().price.dodge {
        return;
    }
    let (hex, from) = (rules.table.hex(target), coming.from);
    for facing in rules.facings(target) {
        if !rules.front(facing, from) {
            continue;
        }
        if rules.rides(target) {
            out.extend([JUMP, SIDESTEP].map(Choice::plain));
            continue;
        }
        let plain = |verb| rules.turned(target, Choice::plain(verb), facing);
        if coming.free(rules, hex + from.opposite().step()) {
            out.push(plain(JUMP));
        }
        for side in [-1, 1] {
            let to: Hex = hex + from.turned(side).step();
            if coming.free(rules, to) {
                out.push(plain(SIDESTEP).to(to));
            }
        }
    }
}
