//! When a figure acts: what helps or hinders its blow counts, range does not (OPT-113 to OPT-117,
//! OPT-403, OPT-644).
use crate::common::*;
use riposte_options::rolls::Blow;
use riposte_options::tables::Way;
use riposte_options::view::BookView;
use riposte_rules::board::parse_hex;

/// The numbers in the ribbon, in its order.
fn ribbon(battle: &Battle) -> Vec<String> {
    let ribbon = battle.table().book().turn_order(battle.world());
    ribbon.into_iter().map(|mark| mark.order).collect()
}

#[test]
fn opt_113_212_who_comes_from_the_rear_acts_before_a_quicker_one_that_looks_away() {
    for (facing, order) in [("N", ["14", "12"]), ("S", ["12", "10"])] {
        let figures = [("sword", "F5", "N"), ("knife", "F4", facing)];
        let mut battle = battle(&figures, Dice::seeded(1));
        slots(&mut battle);
        let first = if facing == "N" { "sword" } else { "knife" };
        assert_eq!((asked(&battle).as_str(), question(&battle)), (first, "act"));
        assert_eq!(ribbon(&battle), order, "10 and 4 for the rear against 12");
    }
}

#[test]
fn opt_113_632_a_throw_counts_in_the_order_without_its_range() {
    // DX 13 and 4 for the rear, less 4 hexes for the roll, against DX 14.
    let figures = [("thrower", "F9", "N"), ("quick", "F5", "N")];
    let mut battle = battle(&figures, Dice::seeded(1));
    slots(&mut battle);
    assert_eq!(asked(&battle), "thrower");
    assert_eq!(ribbon(&battle), ["17", "14"]);
    let rules = BookView::new(battle.world());
    let arm = rules.strikes(FigureId(0)).find(|it| it.stats.way == Way::Throw).unwrap().arm;
    let blow = Blow::now(rules, FigureId(0), FigureId(1), arm);
    assert_eq!((rules.attack_number(blow), rules.order_number(blow)), (13, 17));
}

#[test]
fn opt_113_706_those_in_a_scuffle_act_with_their_four() {
    let figures = [("knife", "F6", "N"), ("sword", "F5", "S"), ("quick", "A1", "S")];
    let mut battle = battle(&figures, Dice::seeded(1));
    pile(&mut battle, "F5", &["knife", "sword"]);
    slots(&mut battle);
    assert_eq!(asked(&battle), "knife", "12 and 4 before 14");
    say(&mut battle, "done");
    assert_eq!(ribbon(&battle), ["14", "14", "12"], "and sword and quick dice for it");
}

#[test]
fn opt_113_643_a_wait_counts_in_the_order() {
    let mut battle = battle(&[("sword", "F5", "N"), ("wizard", "F4", "S")], Dice::seeded(1));
    set(&mut battle, "sword", |sword| sword.waited = 2);
    slots(&mut battle);
    assert_eq!(asked(&battle), "sword", "10 and 2 before 11");
}

#[test]
fn opt_113_115_613_what_a_set_pole_weapon_has_more_counts_among_those_that_strike_first() {
    let mut battle = battle(&[("spear", "F5", "N"), ("pike", "F4", "S")], Dice::seeded(1));
    charges(&mut battle, "spear");
    assert_eq!((asked(&battle), question(&battle)), ("pike".into(), "pole-first"));
    assert_eq!(ribbon(&battle), ["pole 11", "pole 10"], "9 and 2 before 10");
}

#[test]
fn opt_113_403_who_has_an_enemy_come_behind_it_that_acts_sooner_is_asked() {
    let figures = [("knife", "F4", "N"), ("sword", "F7", "N")];
    let mut battle = battle(&figures, Dice::given([6, 1], Some(1)));
    let lines = ["first", "stay", "face >N", "done", "move F5", "face >N", "attack"];
    script(&mut battle, &lines);
    assert_eq!((asked(&battle).as_str(), question(&battle)), ("knife", "change"));
    assert_eq!(
        riposte_rules::tell::asked(battle.table()),
        "Sword now engages Knife, and acts sooner. Does Knife keep to the plan?"
    );
}

#[test]
fn opt_113_while_figures_move_the_ribbon_has_their_adjusted_dx_alone() {
    let mut battle = battle(&[("sword", "F5", "N"), ("knife", "F4", "N")], Dice::seeded(1));
    moves(&mut battle, "sword");
    assert_eq!(ribbon(&battle), ["12", "10"]);
}

#[test]
fn opt_644_who_stands_over_a_body_has_two_less_and_who_kneels_or_lies_there_has_not() {
    let figures = [("sword", "F5", "N"), ("guard", "F4", "S"), ("bare", "A1", "S")];
    let mut battle = battle(&figures, Dice::seeded(1));
    let (bare, hex) = (id(&battle, "bare"), parse_hex("F5").unwrap());
    riposte_rules::battle::fall_out(battle.world_mut(), bare, Life::Dead);
    riposte_rules::battle::move_to(battle.world_mut(), bare, hex, true);
    for (stature, value) in [(Posture::Standing, 8), (Posture::Kneeling, 10), (Posture::Prone, 10)]
    {
        posture(&mut battle, "sword", stature);
        assert_eq!(BookView::new(battle.world()).order_value(FigureId(0)), value, "{stature:?}");
    }
}
