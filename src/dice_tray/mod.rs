//! The dice tray beside the board: every roll as it is thrown, what it had to reach, and whether
//! it did.

mod cast;
mod corner;
mod faces;
mod show;
mod tray;
mod tumble;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use riposte_rules::figure::{FigureId, Sheet};
use riposte_words::called;

use bevy::window::RequestRedraw;

use crate::app_state::{Drawn, Screen};
use crate::board::contract::{Pace, Stage};
use crate::driver::{PendingPrompt, Still};
use crate::figures::{Announce, Jumped, short_name};
use crate::idle_redraw::Stirred;
use cast::Cast;
use tray::Tray;

/// The tray and what is thrown into it.
pub fn plugin(app: &mut App) {
    app.init_resource::<Tray>()
        .add_systems(Update, (fill, fade).chain().run_if(in_state(Screen::Battle)))
        // After the panels, which tell where they stand: or it would lie under a new one for a frame.
        .add_systems(
            EguiPrimaryContextPass,
            show::show.after(Drawn).run_if(in_state(Screen::Battle)),
        )
        .add_systems(OnExit(Screen::Battle), |mut tray: ResMut<Tray>| tray.clear());
}

fn fill(
    time: Res<Time>,
    pace: Res<Pace>,
    mut jumps: MessageReader<Jumped>,
    mut events: MessageReader<Announce>,
    names: Query<(&FigureId, &Sheet)>,
    mut tray: ResMut<Tray>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let name = |figure: FigureId| {
        let found = names.iter().find(|(one, _)| **one == figure);
        found.map_or(String::new(), |(_, sheet)| short_name(called(&sheet.name)))
    };
    for Jumped(passed) in jumps.read() {
        if passed.is_empty() {
            tray.clear();
        }
        passed.iter().for_each(|event| tray.take(event, name));
        tray.casts.iter_mut().for_each(Cast::lay);
    }
    let passed = time.delta_secs().min(0.08) * pace.speed.max(0.1);
    if tray.rolls() {
        tray.casts.iter_mut().for_each(|cast| cast.age += passed);
        redraw.write(RequestRedraw);
    }
    for Announce(event) in events.read() {
        tray.take(event, name);
        if pace.still {
            tray.casts.iter_mut().for_each(Cast::lay);
        }
    }
}

/// So many seconds pass between two frames at most: before the next one nothing could be seen.
const FRAME: f32 = 0.1;

/// What was seen makes room for what is asked next. In a picture it stays.
fn fade(
    time: Res<Time>,
    pace: Res<Pace>,
    pending_prompt: Res<PendingPrompt>,
    stage: Res<Stage>,
    still: Res<Still>,
    mut tray: ResMut<Tray>,
    mut stirred: ResMut<Stirred>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let asked = pending_prompt.0.is_some() && !stage.busy();
    if !still.0 && tray.wait(time.delta_secs().min(FRAME), asked, pace.still) {
        stirred.0 = true;
        redraw.write(RequestRedraw);
    }
}

/// Where a tray that was not drawn before stands in a small window of such a size, for tests.
#[cfg(test)]
pub(crate) fn stands(
    world: &World,
    window: bevy_egui::egui::Vec2,
) -> Option<bevy_egui::egui::Rect> {
    let size = bevy_egui::egui::vec2(154.0, 106.0);
    let wanted = corner::Wanted { size, stood: None, seen: false, parties: &[] };
    let (_, corner) = corner::corner(&crate::theme::dressed(window), world, &wanted)?;
    Some(bevy_egui::egui::Rect::from_min_max(corner - size, corner))
}

#[cfg(test)]
mod tests {
    use riposte_rules::decision::{Choice, Verb};
    use riposte_rules::event::Event;
    use riposte_rules::exchange::Link;
    use riposte_rules::roll::{Dice, Roll, Scale};

    use super::tray::{FADE, MOMENT};
    use super::*;

    fn rolled(figure: u8, label: &'static str, made: Option<bool>) -> Event {
        let roll = Roll::new(label, Scale::Whole).dice(3, 6);
        let mut thrown = roll.throw(&mut Dice::given([3, 2, 4], None));
        thrown.made = made;
        Event::Rolled { figure: Some(FigureId(figure)), thrown, meaning: None, limit: None }
    }

    fn blow(hit: bool) -> Event {
        let (attacker, target) = (FigureId(0), FigureId(1));
        Event::Blow { attacker, target, hit, margin: 0, words: String::new() }
    }

    fn words(events: &[Event]) -> Vec<String> {
        let mut tray = Tray::default();
        events.iter().for_each(|event| tray.take(event, |figure| format!("F{}", figure.0)));
        tray.casts.iter().map(|cast| format!("{}: {}", cast.title(), cast.words())).collect()
    }

    #[test]
    fn a_blow_tells_what_came_of_the_roll_for_it_and_not_of_another() {
        let attack = || rolled(0, "attack", Some(true));
        let all =
            [attack(), rolled(1, "parry", Some(false)), rolled(0, "damage", None), blow(true)];
        assert_eq!(words(&all), ["F0, attack: 9 → hits", "F1, parry: 9 → failed", "F0, damage: 9"]);
        let parried = [attack(), rolled(1, "parry", Some(true)), blow(false)];
        assert_eq!(words(&parried), ["F0, attack: 9 → turned aside", "F1, parry: 9 → made"]);
        let missed = [rolled(0, "attack", Some(false)), blow(false)];
        assert_eq!(words(&missed), ["F0, attack: 9 → misses"]);
    }

    #[test]
    fn what_begins_anew_finds_the_tray_empty() {
        let choice = Choice::plain(Verb(0));
        let (figure, words_of, rule) = (FigureId(0), String::new(), "");
        let declared =
            Event::Declared { figure, link: Link::Action, choice, words: words_of, rule };
        let first = rolled(0, "attack", Some(true));
        assert!(words(&[first.clone(), declared]).is_empty());
        // The end of a phase leaves it to be read until the dice fall again.
        let phase = Event::Phase { name: "Phase".into(), side: None, figure: None };
        assert_eq!(words(&[first.clone(), phase.clone()]).len(), 1);
        assert_eq!(words(&[first, phase, rolled(1, "order", None)]), ["F1, order: 9"]);
    }

    #[test]
    fn the_dice_of_an_exchange_lie_there_until_the_next_one_begins() {
        let declared = || Event::Declared {
            figure: FigureId(0),
            link: Link::Action,
            choice: Choice::plain(Verb(0)),
            words: String::new(),
            rule: "",
        };
        let phase = || Event::Phase { name: "Phase".into(), side: None, figure: None };
        let mut tray = Tray::default();
        let mut take = |event: Event| tray.take(&event, |figure| format!("F{}", figure.0));
        [declared(), rolled(0, "attack", Some(true)), phase(), rolled(1, "order", None)]
            .into_iter()
            .for_each(&mut take);
        let titles = |casts: &[Cast]| casts.iter().map(Cast::title).collect::<Vec<_>>();
        assert_eq!(titles(&tray.casts), ["F0, attack"]);
        assert_eq!(titles(&tray.asides), ["F1, order"]);
        tray.take(&declared(), |_| String::new());
        assert!(tray.casts.is_empty() && tray.asides.is_empty());
    }

    #[test]
    fn only_the_last_rolls_lie_there() {
        let many: Vec<Event> = (0..9).map(|n| rolled(n, "order", None)).collect();
        assert_eq!(words(&many), ["F6, order: 9", "F7, order: 9", "F8, order: 9"]);
    }

    /// A tray with a roll of an exchange that lies still.
    fn lying() -> Tray {
        let mut tray = Tray::default();
        let declared = Event::Declared {
            figure: FigureId(0),
            link: Link::Action,
            choice: Choice { target: Some(FigureId(3)), ..Choice::plain(Verb(0)) },
            words: String::new(),
            rule: "",
        };
        take(&mut tray, declared);
        take(&mut tray, rolled(0, "attack", Some(true)));
        tray
    }

    fn named(figure: FigureId) -> String {
        format!("F{}", figure.0)
    }

    fn take(tray: &mut Tray, event: Event) {
        tray.take(&event, named);
        tray.casts.iter_mut().for_each(Cast::lay);
    }

    #[test]
    fn dice_that_were_seen_go_when_somebody_is_asked() {
        let mut tray = lying();
        // Asked or not, they lie there for a moment.
        assert!(tray.wait(MOMENT * 0.6, true, false) && !tray.is_seen());
        assert!(tray.wait(MOMENT * 0.6, true, false) && tray.is_seen());
        assert_eq!(tray.opacity(), 1.0);
        // While nobody is asked they stay, and no frames are needed.
        assert!(!tray.wait(9.0, false, false));
        assert!(tray.wait(FADE * 0.5, true, false));
        assert!(tray.opacity() > 0.0 && tray.opacity() < 1.0);
        // Once begun it goes on, though the answer is given.
        assert!(tray.wait(FADE, false, false) && tray.is_gone());
        assert!(!tray.wait(1.0, true, false));
    }

    #[test]
    fn dice_under_the_mouse_stay_and_where_nothing_moves_they_go_at_once() {
        let mut tray = lying();
        tray.wait(MOMENT, true, false);
        tray.wait(FADE * 0.5, true, false);
        tray.held = true;
        assert!(!tray.wait(9.0, true, false));
        assert_eq!(tray.opacity(), 1.0);
        tray.held = false;
        assert!(tray.wait(0.01, true, true) && tray.is_gone());
    }

    #[test]
    fn what_has_gone_comes_back_with_new_dice_while_its_exchange_lasts() {
        let gone = || {
            let mut tray = lying();
            tray.wait(MOMENT, true, false);
            tray.wait(FADE, true, false);
            tray
        };
        let titles = |tray: &Tray| tray.casts.iter().map(Cast::title).collect::<Vec<_>>();
        let mut tray = gone();
        take(&mut tray, rolled(1, "parry", None));
        assert_eq!(titles(&tray), ["F0, attack", "F1, parry"]);
        assert!(!tray.is_gone() && !tray.is_seen());
        let mut tray = gone();
        take(&mut tray, Event::Phase { name: "Phase".into(), side: None, figure: None });
        take(&mut tray, rolled(1, "order", None));
        assert_eq!(titles(&tray), ["F1, order"]);
        assert!(tray.asides.is_empty());
    }

    #[test]
    fn the_tray_knows_who_is_in_the_exchange() {
        let mut tray = lying();
        take(&mut tray, rolled(1, "parry", None));
        let known = |figure| tray.parties.contains(&FigureId(figure));
        assert!(known(0) && known(1) && known(3) && !known(2));
    }
}
