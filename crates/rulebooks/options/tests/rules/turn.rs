//! The turn: initiative, movement by side, shifts, declared options, the order of actions
//! (OPT-101 to OPT-119, OPT-213, OPT-301 to OPT-322, OPT-403, OPT-410, OPT-721 to OPT-723).
use crate::common::*;
use riposte_options::combatant::Status;
use riposte_options::view::BookView;
use riposte_rules::board::parse_hex;

fn dx(battle: &Battle, key: &str) -> i32 {
    BookView::new(battle.world()).core_dx(id(battle, key)).basic()
}

#[test]
fn opt_101_102_103_armour_and_a_ready_shield_take_dx() {
    let battle = battle(&[("guard", "F5", "N"), ("sword", "F9", "N")], Dice::seeded(1));
    assert_eq!(dx(&battle, "guard"), 11 - 3 - 1);
    assert_eq!(dx(&battle, "sword"), 10);
}

#[test]
fn opt_104_armour_sets_the_allowance_and_halves_are_rounded_down() {
    let battle = battle(&[("guard", "F5", "N"), ("sword", "F9", "N")], Dice::seeded(1));
    let rules = BookView::new(battle.world());
    assert_eq!((rules.allowance(FigureId(0)), rules.half(FigureId(0))), (6, 3));
    assert_eq!((rules.allowance(FigureId(1)), rules.half(FigureId(1))), (10, 5));
}

#[test]
fn opt_112_the_winner_of_the_die_moves_first_or_second() {
    let duel = |faces: &[u8], answer: &str| {
        let dice = Dice::given(faces.iter().copied(), Some(1));
        let mut battle = battle(&[("sword", "C3", "N"), ("guard", "J9", "N")], dice);
        assert_eq!(question(&battle), "first-or-second");
        let winner = asked(&battle);
        say(&mut battle, answer);
        (winner, asked(&battle))
    };
    assert_eq!(duel(&[4, 2], "first"), ("sword".into(), "sword".into()));
    assert_eq!(duel(&[4, 2], "second"), ("sword".into(), "guard".into()));
    assert_eq!(duel(&[2, 3], "first"), ("guard".into(), "guard".into()));
    assert_eq!(duel(&[3, 3, 1, 5], "first"), ("guard".into(), "guard".into()));
}

#[test]
fn opt_111_a_side_moves_all_its_figures_in_any_order_and_then_the_other() {
    let mine = [("sword", "C3", "N"), ("sword-2", "E3", "N")];
    let mut battle = sides(&[&mine, &[("guard", "J9", "N")]], Dice::given([6, 1], Some(1)));
    say(&mut battle, "first");
    assert_eq!(question(&battle), "pick");
    script(&mut battle, &["pick sword-2:", "move E4", "face >S", "attack"]);
    assert_eq!((asked(&battle).as_str(), question(&battle)), ("sword", "move"));
    script(&mut battle, &["stay", "face >N"]);
    until(&mut battle, "move");
    assert_eq!(asked(&battle), "guard");
    assert_eq!(combatant(&battle, "sword-2").turn.moved, 1);
}

#[test]
fn opt_213_a_figure_turns_as_it_likes_after_moving_or_staying() {
    let mut battle = battle(&[("sword", "C3", "N"), ("guard", "J9", "N")], Dice::seeded(1));
    moves(&mut battle, "sword");
    say(&mut battle, "stay");
    assert_eq!(open(&battle).len(), 6);
    say(&mut battle, "face >S");
    assert_eq!(battle.table().facing(FigureId(0)), Facing::S);
}

#[test]
fn opt_301_302_a_figure_goes_as_far_as_its_allowance_and_into_no_hex_that_is_taken() {
    let figures = [("sword", "F6", "N"), ("guard", "A1", "N"), ("bare", "F5", "N")];
    let mut battle = battle(&figures, Dice::seeded(1));
    moves(&mut battle, "sword");
    assert!(can(&battle, "move F4") && !can(&battle, "move F5"));
    assert!(can(&battle, "move F11") && can(&battle, "move K3"));
}

#[test]
fn opt_303_a_body_costs_three() {
    let rows = "\".\",\".\",\".\",\".\",\".\",\".\",\".\",\".\",\".\",\".\",\".\",\".\",";
    let figures = [("sword", "A1", "S"), ("guard", "A12", "N"), ("bare", "A3", "N")];
    let mut battle = riposte_trial::battle_on(
        riposte_options::Options,
        rows,
        ROSTER,
        &[&figures[..1], &figures[1..]],
        Dice::seeded(1),
    );
    posture(&mut battle, "bare", Posture::Prone);
    moves(&mut battle, "sword");
    assert!(can(&battle, "move A9") && !can(&battle, "move A10"));
}

#[test]
fn opt_304_a_mover_stops_in_an_enemys_front() {
    let mut battle = battle(&[("sword", "F6", "N"), ("guard", "F3", "S")], Dice::seeded(1));
    moves(&mut battle, "sword");
    assert!(can(&battle, "move F4"));
    // G3 and E3 lie beside the guard, out of its front; the way there past F4 is barred.
    let rules = BookView::new(battle.world());
    let ways = riposte_options::ways::Ways::of(rules, FigureId(0));
    let front = [parse_hex("F4").unwrap(), parse_hex("E4").unwrap(), parse_hex("G4").unwrap()];
    for way in &ways.moves {
        let passed = &way.path[..way.path.len() - 1];
        assert!(passed.iter().all(|hex| !front.contains(hex)), "{:?}", way.path);
    }
}

#[test]
fn opt_305_crawling_goes_two_hexes_and_ends_the_turn() {
    let mut battle = battle(&[("sword", "F6", "N"), ("guard", "A1", "S")], Dice::seeded(1));
    posture(&mut battle, "sword", Posture::Prone);
    slots(&mut battle);
    moves(&mut battle, "sword");
    assert!(can(&battle, "crawl F4") && !can(&battle, "crawl F3") && !can(&battle, "move F5"));
    say(&mut battle, "crawl F4");
    assert_eq!(place(&battle, "sword"), "F4");
    assert!(combatant(&battle, "sword").turn.done);
}

#[test]
fn opt_306_rough_ground_costs_two() {
    let rows = "\".::......\",";
    let figures = [("guard", "A1", "S"), ("sword", "I1", "N")];
    let mut battle = riposte_trial::battle_on(
        riposte_options::Options,
        rows,
        ROSTER,
        &[&figures[..1], &figures[1..]],
        Dice::seeded(1),
    );
    moves(&mut battle, "guard");
    assert!(can(&battle, "move E1") && !can(&battle, "move F1"));
}

#[test]
fn opt_321_322_a_shift_stays_next_to_all_who_engage() {
    let mut battle = battle(&[("sword", "F5", "N"), ("guard", "F4", "S")], Dice::seeded(1));
    moves(&mut battle, "sword");
    let shifts: Vec<String> =
        open(&battle).into_iter().filter(|c| c.starts_with("shift")).collect();
    assert_eq!(shifts.len(), 2, "{shifts:?}");
    assert!(!verbs(&battle).contains(&"move".to_owned()));
    assert!(closed(&battle, "move").unwrap().contains("engaged"));
}

#[test]
fn opt_315_status_is_taken_before_a_figure_moves_and_after_all_have() {
    let dice = Dice::given([6, 1], Some(1));
    let mut battle = battle(&[("guard", "F4", "S"), ("sword", "F6", "N")], dice);
    say(&mut battle, "first");
    script(&mut battle, &["stay", "face >S", "attack"]);
    assert_eq!((asked(&battle).as_str(), question(&battle)), ("sword", "move"));
    script(&mut battle, &["move F5", "face >N", "attack"]);
    let sword = combatant(&battle, "sword").turn;
    assert_eq!((sword.before, sword.after), (Status::Disengaged, Status::Engaged));
}

/// Whichever of the two comes first in the list.
#[test]
fn opt_214_315_who_bent_last_turn_engages_again_when_the_next_begins() {
    for [first, second] in [["sword", "guard"], ["guard", "sword"]] {
        let place = |key| if key == "sword" { ("sword", "F5", "N") } else { ("guard", "F4", "S") };
        let mut battle = battle(&[place(first), place(second)], Dice::seeded(1));
        acts(&mut battle, first);
        set(&mut battle, "guard", |guard| guard.turn.bending = true);
        assert_eq!(status(&battle, "sword"), Status::Disengaged);
        until(&mut battle, "first-or-second");
        let start = combatant(&battle, "sword").turn.start;
        assert_eq!(start, Status::Engaged, "{first} before {second}");
    }
}

#[test]
fn opt_403_119_who_is_engaged_by_others_than_it_knew_may_change() {
    let dice = Dice::given([6, 1], Some(1));
    let mut battle = battle(&[("guard", "F4", "S"), ("sword", "F6", "N")], dice);
    say(&mut battle, "first");
    script(&mut battle, &["stay", "face >S", "dodge"]);
    script(&mut battle, &["move F5", "face >N", "attack"]);
    assert_eq!((asked(&battle).as_str(), question(&battle)), ("guard", "change"));
    assert!(combatant(&battle, "guard").turn.dodging);
    say(&mut battle, "defend");
    let guard = combatant(&battle, "guard").turn;
    assert!(guard.defending && !guard.dodging && guard.done);
}

#[test]
fn opt_403_an_option_declared_before_is_kept_and_not_said_to_be_shut() {
    let dice = Dice::given([6, 1], Some(1));
    let mut battle = battle(&[("guard", "F4", "S"), ("sword", "F6", "N")], dice);
    say(&mut battle, "first");
    script(&mut battle, &["stay", "face >S", "attack"]);
    script(&mut battle, &["move F5", "face >N", "attack"]);
    assert_eq!((asked(&battle).as_str(), question(&battle)), ("guard", "change"));
    assert_eq!(closed(&battle, "attack"), None);
    let keep = battle.decision().unwrap().default;
    let words = battle.table().book().wording(battle.world(), &keep);
    assert_eq!(words, "Keep to the plan: attack");
}

#[test]
fn opt_410_kneeling_works_at_once() {
    let mut battle = battle(&[("sword", "F6", "N"), ("guard", "A1", "S")], Dice::seeded(1));
    moves(&mut battle, "sword");
    script(&mut battle, &["stay", "face >N", "kneel"]);
    assert_eq!(battle.table().posture(FigureId(0)), Posture::Kneeling);
    assert!(combatant(&battle, "sword").turn.done);
}

#[test]
fn opt_113_116_the_highest_adjusted_dx_acts_first() {
    let figures = [("sword", "F5", "N"), ("quick", "F4", "S"), ("guard", "A1", "S")];
    let mut battle = battle(&figures, Dice::seeded(1));
    slots(&mut battle);
    assert_eq!(asked(&battle), "quick");
    say(&mut battle, "defend");
    assert_eq!(asked(&battle), "sword");
    let ribbon = battle.table().book().turn_order(battle.world());
    let order: Vec<&str> = ribbon.iter().map(|mark| mark.order.as_str()).collect();
    assert_eq!(order, ["14", "10", "7"]);
}

#[test]
fn opt_114_equals_dice_for_it() {
    let mut battle = battle(&[("sword", "F5", "N"), ("sword-2", "F4", "S")], Dice::seeded(1));
    dice(&mut battle, &[2, 2, 3, 5]);
    slots(&mut battle);
    assert_eq!(asked(&battle), "sword-2");
}

#[test]
fn opt_118_who_is_knocked_down_first_loses_the_action() {
    let mut battle = battle(&[("sword", "F5", "N"), ("quick", "F4", "S")], Dice::seeded(1));
    set(&mut battle, "quick", |quick| quick.spent = 0);
    acts(&mut battle, "sword");
    dice(&mut battle, &[3, 3, 3, 6, 3]);
    say(&mut battle, "attack @quick broadsword.strike");
    assert_eq!(battle.table().posture(FigureId(1)), Posture::Fallen);
    assert_eq!(question(&battle), "push", "the actions are over");
}

#[test]
fn opt_106_who_stays_fallen_lies_prone_a_turn_later() {
    let mut battle = battle(&[("sword", "C3", "N"), ("guard", "J9", "S")], Dice::seeded(1));
    posture(&mut battle, "sword", Posture::Fallen);
    set(&mut battle, "sword", |sword| sword.fell = 1);
    slots(&mut battle);
    let turn = |battle: &Battle| BookView::new(battle.world()).turn_number();
    while turn(&battle) < 2 {
        let decline = battle.decision().unwrap().decline;
        battle.submit(decline).unwrap();
    }
    assert_eq!(battle.table().posture(FigureId(0)), Posture::Fallen);
    while turn(&battle) < 3 {
        let decline = battle.decision().unwrap().decline;
        battle.submit(decline).unwrap();
    }
    assert_eq!(battle.table().posture(FigureId(0)), Posture::Prone);
}

#[test]
fn opt_525_standing_up_takes_the_action_and_may_go_one_hex() {
    let mut battle = battle(&[("sword", "C3", "N"), ("guard", "J9", "S")], Dice::seeded(1));
    posture(&mut battle, "sword", Posture::Prone);
    acts(&mut battle, "sword");
    assert!(can(&battle, "stand-up") && can(&battle, "stand-up C2"));
    script(&mut battle, &["stand-up C2", "face >SE"]);
    assert_eq!(place(&battle, "sword"), "C2");
    assert_eq!(battle.table().posture(FigureId(0)), Posture::Standing);
    assert_eq!(battle.table().facing(FigureId(0)), Facing::SE);
    assert!(combatant(&battle, "sword").turn.done);
}

#[test]
fn opt_721_722_who_disengages_late_may_be_struck_by_the_quicker_only() {
    let foes = [("sword", "F5", "N"), ("quick", "F4", "S"), ("guard", "G5", "NW")];
    let mut battle = battle(&foes, Dice::seeded(1));
    slots(&mut battle);
    assert_eq!(asked(&battle), "quick");
    dice(&mut battle, &[6, 5, 4]);
    say(&mut battle, "attack @sword rapier.strike");
    until(&mut battle, "act");
    assert_eq!(asked(&battle), "sword");
    script(&mut battle, &["disengage F6", "face >N"]);
    assert_eq!(place(&battle, "sword"), "F6");
    assert_eq!(asked(&battle), "guard");
    assert!(!open(&battle).iter().any(|choice| choice.starts_with("attack @sword")));
}

#[test]
fn opt_723_who_kneels_cannot_disengage() {
    let mut battle = battle(&[("sword", "F5", "N"), ("guard", "F4", "S")], Dice::seeded(1));
    posture(&mut battle, "sword", Posture::Kneeling);
    acts(&mut battle, "sword");
    assert!(!verbs(&battle).contains(&"disengage".to_owned()));
    assert_eq!(closed(&battle, "disengage").as_deref(), Some("began the turn kneeling"));
}

#[test]
fn opt_105_too_much_carried_is_refused() {
    let roster = r#"(key: "mule", name: "Mule", icon: "x", scores: {"ST": 12, "DX": 12},
        kit: [(item: "club", at: Right), (item: "mace", at: Belt), (item: "rapier", at: Back)]),"#;
    let text = format!(
        "(name: \"T\", rulebook: \"options\", rows: [\"....\"], roster: [{roster}], sides: [\
         (name: \"1\", figures: [(who: \"mule\", at: \"A1\", facing: N)]),\
         (name: \"2\", figures: [(who: \"mule\", key: \"b\", at: \"D1\", facing: N)])])"
    );
    let library = riposte_trial::library();
    let source = riposte_rules::data::Source::new("test", text);
    let scenario = riposte_rules::data::Scenario::read(&library, "test", source).unwrap();
    let error = Battle::new(
        &riposte_trial::only(riposte_options::Options),
        &library,
        &scenario,
        Dice::seeded(1),
    );
    assert!(error.err().unwrap().to_string().contains("carries too much"));
}

#[test]
fn opt_522_523_528_529_changing_weapons_slings_or_drops_the_old() {
    let mut free = battle(&[("sword", "C3", "N"), ("guard", "J9", "S")], Dice::seeded(1));
    acts(&mut free, "sword");
    say(&mut free, "change-weapon dagger");
    let arms = free.table().arms(FigureId(0)).clone();
    assert_eq!((arms.item(0).unwrap().at, arms.item(1).unwrap().at), (Place::Slung, Place::Right));
    let mut engaged = battle(&[("sword", "F5", "N"), ("guard", "F4", "S")], Dice::seeded(1));
    acts(&mut engaged, "sword");
    assert!(!verbs(&engaged).contains(&"change-weapon".to_owned()));
    say(&mut engaged, "drop-and-ready dagger");
    let arms = engaged.table().arms(FigureId(0)).clone();
    assert_eq!((arms.items().count(), arms.item(1).unwrap().at), (2, Place::Right));
    let mut kneels = battle(&[("sword", "C3", "N"), ("guard", "J9", "S")], Dice::seeded(1));
    posture(&mut kneels, "sword", Posture::Kneeling);
    acts(&mut kneels, "sword");
    assert!(can(&kneels, "change-weapon dagger") && can(&kneels, "rise-and-ready dagger"));
    say(&mut kneels, "rise-and-ready dagger");
    assert_eq!(kneels.table().posture(FigureId(0)), Posture::Standing);
}

#[test]
fn opt_526_527_a_kneeler_rises_and_moves() {
    let mut battle = battle(&[("sword", "F6", "N"), ("guard", "A1", "S")], Dice::seeded(1));
    posture(&mut battle, "sword", Posture::Kneeling);
    slots(&mut battle);
    moves(&mut battle, "sword");
    assert!(can(&battle, "rise-and-move F11") && !can(&battle, "rise-and-move K11"));
    say(&mut battle, "rise-and-move F11");
    assert_eq!(place(&battle, "sword"), "F11");
    assert_eq!(battle.table().posture(FigureId(0)), Posture::Standing);
    assert!(combatant(&battle, "sword").turn.done);
}

#[test]
fn opt_520_521_lying_down_from_the_knees_and_kneeling_up() {
    let mut battle = battle(&[("sword", "F6", "N"), ("guard", "A1", "S")], Dice::seeded(1));
    posture(&mut battle, "sword", Posture::Kneeling);
    acts(&mut battle, "sword");
    say(&mut battle, "lie-down");
    assert_eq!(battle.table().posture(FigureId(0)), Posture::Prone);
    acts(&mut battle, "sword");
    say(&mut battle, "kneel");
    assert_eq!(battle.table().posture(FigureId(0)), Posture::Kneeling);
}

#[test]
fn opt_533_214_who_bends_for_a_weapon_is_rear_all_around() {
    let mut battle = battle(&[("sword", "F5", "N"), ("guard", "F4", "S")], Dice::seeded(1));
    riposte_rules::battle::throw_down(battle.world_mut(), FigureId(0), 0);
    acts(&mut battle, "sword");
    say(&mut battle, "pick-up F5 =0");
    assert!(combatant(&battle, "sword").turn.bending);
    let rules = BookView::new(battle.world());
    assert!(!rules.has_front(FigureId(0)) && !rules.engages(FigureId(0)));
    assert!(rules.armed(FigureId(0)));
}

#[test]
fn opt_302_nobody_gets_up_where_another_stands() {
    let figures = [("sword", "F5", "N"), ("bare", "F6", "N"), ("guard", "A1", "S")];
    let mut battle = battle(&figures, Dice::seeded(1));
    posture(&mut battle, "sword", Posture::Prone);
    let over = id(&battle, "bare");
    riposte_rules::battle::move_to(battle.world_mut(), over, parse_hex("F5").unwrap(), false);
    acts(&mut battle, "sword");
    assert!(!can(&battle, "stand-up") && can(&battle, "stand-up F4") && !can(&battle, "kneel"));
    assert_eq!(closed(&battle, "kneel").as_deref(), Some("somebody stands over it"));
}

#[test]
fn opt_112_114_a_tie_without_dice_left_is_an_error_and_no_endless_roll() {
    let figures: [(&str, &str, &str); 2] = [("sword", "C3", "N"), ("guard", "J9", "N")];
    let begun = std::panic::catch_unwind(|| battle(&figures, Dice::given([3, 3], None)));
    assert!(begun.is_err(), "the table refuses dice that do not decide");
}

#[test]
fn opt_410_503_a_prone_figure_kneels_up_and_a_kneeling_one_lies_down_in_the_movement() {
    for (begins, line, ends) in [
        (Posture::Prone, "kneel", Posture::Kneeling),
        (Posture::Kneeling, "lie-down", Posture::Prone),
    ] {
        let mut battle = battle(&[("sword", "F6", "N"), ("guard", "A1", "S")], Dice::seeded(1));
        posture(&mut battle, "sword", begins);
        set(&mut battle, "sword", |combatant| combatant.turn.stature = begins);
        moves(&mut battle, "sword");
        say(&mut battle, "stay");
        until(&mut battle, "declare");
        say(&mut battle, line);
        assert_eq!(battle.table().posture(FigureId(0)), ends);
        assert!(combatant(&battle, "sword").turn.done);
    }
}
