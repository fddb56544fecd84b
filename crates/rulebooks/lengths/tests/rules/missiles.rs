//! Shots and throws.
use crate::common::*;
use riposte_lengths::attacks::blow::Blow;
use riposte_lengths::attacks::deed::deed;
use riposte_lengths::attacks::missiles::{crowd, melee};
use riposte_lengths::view::{BookView, flies};

#[test]
fn len_601_stones_fly_half_as_far_from_a_sling() {
    let bands = |who: &str| {
        let battle = sides(&[(who, "A1")], &[("kurt", "F6")], &[]);
        let view = BookView::new(battle.world());
        view.strikes(id(&battle, who)).find_map(|it| flies(&it).then_some(it.stats.bands))
    };
    let [bullets, stones] = ["slinger", "stoner"].map(|who| bands(who).unwrap());
    assert_eq!(bullets.map(|band| band / 2), stones);
}

#[test]
fn len_601_a_shot_at_hans() {
    let battle = sides(&[("archer", "F2")], &[("hans", "F6")], &[]);
    assert_eq!(numbers(&battle, "archer", "hans", "long-bow.shoot"), (4, 15));
    let mut battle = sides(&[("archer", "F2")], &[("hans", "F6")], &[11, 3]);
    script(&mut battle, &["shoot @hans long-bow.shoot", "let-pass"]);
    assert_eq!(life(&battle, "hans"), (8, 0));
    // No counterattack against a shot.
    let mut battle = sides(&[("archer", "F2")], &[("hans", "F6")], &[]);
    say(&mut battle, "shoot @hans long-bow.shoot");
    assert_eq!(open(&battle), ["full-defence", "let-pass"]);
}

#[test]
fn len_601_medium_and_long_range_and_no_farther() {
    let at = |hex: &str| {
        let battle = sides(&[("thrower", "F1")], &[("hans", hex)], &[]);
        let throws = can(&battle, "shoot @hans hand-axe.throw");
        throws.then(|| numbers(&battle, "thrower", "hans", "hand-axe.throw").0)
    };
    assert_eq!([at("F3"), at("F5"), at("F7"), at("F8")], [Some(2), Some(0), Some(-2), None]);
}

#[test]
fn len_601_what_is_thrown_lies_where_it_was_thrown() {
    let mut battle = sides(&[("thrower", "F1")], &[("hans", "F3")], &[2]);
    script(&mut battle, &["shoot @hans hand-axe.throw", "let-pass"]);
    let lying: Vec<_> =
        battle.world().resource::<riposte_rules::figure::Dropped>().things().collect();
    assert_eq!(lying.len(), 1);
    assert_eq!(lying[0].hex, battle.table().hex(id(&battle, "hans")));
}

#[test]
fn len_602_aiming_helps_the_next_round_alone() {
    let mut battle = sides(&[("archer", "F2")], &[("hans", "F6")], &[3, 1, 3, 1]);
    let class = |battle: &Battle| numbers(battle, "hans", "archer", "rapier.strike").1;
    let before = class(&battle);
    say(&mut battle, "aim");
    assert_eq!(class(&battle), before - 1, "no Agility while it aims");
    assert_eq!(numbers(&battle, "archer", "hans", "long-bow.shoot").0, 4);
    script(&mut battle, &["hold", "nothing"]);
    assert_eq!(asked(&battle), "archer");
    assert_eq!(numbers(&battle, "archer", "hans", "long-bow.shoot").0, 6);
    script(&mut battle, &["hold", "hold", "nothing", "nothing"]);
    assert_eq!(numbers(&battle, "archer", "hans", "long-bow.shoot").0, 4);
}

#[test]
fn len_603_cover_by_its_tier() {
    let rows = "\".....\",\".....\",\"%%%%%\",\":::::\",\".....\",\".....\",";
    let at = |hex: &str| {
        let battle = on(rows, &[("archer", "C1")], &[("hans", hex)], &[]);
        numbers(&battle, "archer", "hans", "long-bow.shoot").1
    };
    assert_eq!([at("C2"), at("C3"), at("C5")], [15, 19, 19]);
    let rows = "\".....\",\".....\",\".....\",\":::::\",\".....\",\".....\",";
    let battle = on(rows, &[("archer", "C1")], &[("hans", "C4")], &[]);
    assert_eq!(numbers(&battle, "archer", "hans", "long-bow.shoot").1, 17);
    // Somebody in between is a quarter.
    let battle = sides(&[("archer", "F1")], &[("hans", "F6"), ("otto", "F3")], &[]);
    assert_eq!(numbers(&battle, "archer", "hans", "long-bow.shoot").1, 17);
}

#[test]
fn len_604_into_a_melee() {
    // +4 and −4: the die is the total.
    let shot = |faces: &[u8]| {
        let mut battle = sides(&[("archer", "F2"), ("otto", "G6")], &[("hans", "F6")], faces);
        turn_of(&mut battle, "archer");
        script(&mut battle, &["shoot @hans long-bow.shoot", "let-pass"]);
        let lost = |key: &str| fighter(&battle, key).wounds + fighter(&battle, key).stamina;
        (lost("hans"), lost("otto"))
    };
    assert_eq!(shot(&[10]), (0, 0), "10 and 4 is less than 15");
    assert_eq!(shot(&[15, 5]), (5, 0));
    assert_eq!(shot(&[12, 1, 5]), (5, 0), "missed by the melee alone: the first lot is Hans");
    assert_eq!(shot(&[12, 2, 5]), (0, 5), "the second is Otto");
}

#[test]
fn len_604_the_large_have_two_lots_and_giants_are_shot_at_as_usual() {
    let battle = sides(&[("archer", "F2"), ("otto", "G6")], &[("bear", "F6")], &[]);
    let view = BookView::new(battle.world());
    let (by, bear) = (id(&battle, "archer"), id(&battle, "bear"));
    let among = melee(view, by, bear);
    assert_eq!(riposte_lengths::attacks::missiles::lots(view, &among).len(), 3);
    let battle = sides(&[("archer", "F2"), ("otto", "G6")], &[("giant", "F6")], &[]);
    assert_eq!(numbers(&battle, "archer", "giant", "long-bow.shoot").0, 4);
}

#[test]
fn len_605_into_a_crowd() {
    let crowded =
        [("hans", "F6"), ("green", "F7"), ("otto", "E6"), ("plain", "G6"), ("bare", "F5")];
    let mut battle = sides(&[("archer", "F1")], &crowded, &[11, 4, 3]);
    let view = BookView::new(battle.world());
    let (by, hans) = (id(&battle, "archer"), id(&battle, "hans"));
    assert_eq!(crowd(view, by, hans).len(), 5);
    let shot = blow(&battle, "archer", "hans", "long-bow.shoot");
    assert_eq!(roll(&battle, Blow { crowd: true, ..shot }).roll.basic(), 4 + 4);
    let victims = deed(view, Blow { crowd: true, ..shot }).odds::<Chance>();
    let mut hit: Vec<u8> =
        victims.iter().filter_map(|(end, _)| end.map(|harm| harm.who.0)).collect();
    hit.sort_unstable();
    hit.dedup();
    assert_eq!(hit.len(), 5, "any of them");
    script(&mut battle, &["shoot-crowd @hans long-bow.shoot", "let-pass"]);
    // A group in which there is fighting is a melee.
    let battle = sides(&[("archer", "F1"), ("kurt", "E5")], &crowded[..2], &[]);
    let view = BookView::new(battle.world());
    assert_eq!(crowd(view, id(&battle, "archer"), id(&battle, "hans")).len(), 2);
    let battle = sides(&[("archer", "F1"), ("kurt", "E6")], &crowded[..2], &[]);
    let view = BookView::new(battle.world());
    assert_eq!(crowd(view, id(&battle, "archer"), id(&battle, "hans")).len(), 1);
}

#[test]
fn len_606_a_light_crossbow_shoots_every_second_round() {
    let mut battle = sides(&[("bolt", "F2")], &[("hans", "F6")], &[2, 3, 1, 3, 1]);
    script(&mut battle, &["shoot @hans light-crossbow.shoot", "let-pass", "hold", "nothing"]);
    assert_eq!(asked(&battle), "bolt");
    assert!(closed(&battle, "shoot").unwrap().contains("not loaded"));
    script(&mut battle, &["reload light-crossbow", "hold", "nothing"]);
    assert!(can(&battle, "shoot @hans light-crossbow.shoot"));
}

#[test]
fn len_606_what_is_picked_up_is_loaded_as_far_as_it_was_when_it_fell() {
    let again = |first: &[&str], faces: &[u8]| {
        let mut battle = sides(&[("bolt", "F2")], &[("hans", "F6")], faces);
        script(&mut battle, first);
        script(&mut battle, &["drop", "pick-up =0", "hold", "nothing"]);
        assert_eq!(asked(&battle), "bolt");
        battle
    };
    let battle = again(&[], &[3, 1]);
    assert!(can(&battle, "shoot @hans light-crossbow.shoot"), "it was loaded");
    let shot = ["shoot @hans light-crossbow.shoot", "let-pass", "hold", "nothing"];
    let mut battle = again(&shot, &[2, 3, 1, 3, 1, 3, 1]);
    assert!(closed(&battle, "shoot").unwrap().contains("not loaded"));
    script(&mut battle, &["reload light-crossbow", "hold", "nothing"]);
    assert!(can(&battle, "shoot @hans light-crossbow.shoot"));
}

#[test]
fn len_606_nothing_is_remembered_of_what_lies_there_loaded() {
    let mut battle = sides(&[("bolt", "F2")], &[("hans", "F6")], &[2, 3, 1]);
    let lying = |battle: &Battle| {
        let turn = battle.world().resource::<riposte_lengths::turn::step::Turn>();
        turn.unloaded.0.all().collect::<Vec<(i16, u8)>>()
    };
    script(&mut battle, &["shoot @hans light-crossbow.shoot", "let-pass", "hold", "nothing"]);
    say(&mut battle, "drop");
    assert_eq!(lying(&battle), [(0, 1)]);
    say(&mut battle, "pick-up =0");
    assert!(lying(&battle).is_empty());
    let left = |battle: &Battle| fighter(battle, "bolt").loading.all().collect::<Vec<(u8, u8)>>();
    assert_eq!(left(&battle).iter().map(|(_, rounds)| *rounds).collect::<Vec<u8>>(), [1]);
}

#[test]
fn len_606_firearms_by_skill() {
    let battle = sides(&[("musket", "F2")], &[("hans", "F6")], &[]);
    let view = BookView::new(battle.world());
    let figure = id(&battle, "musket");
    let strike = view.strikes(figure).find(|strike| flies(strike)).unwrap();
    assert_eq!(riposte_lengths::attacks::missiles::reload(view, figure, &strike), 10 - 3 - 1);
}

#[test]
fn len_607_a_pistol_goes_through_armour_near_by_only() {
    let at = |hex: &str| {
        let battle = sides(&[("pistol", "F1")], &[("knight", hex)], &[]);
        numbers(&battle, "pistol", "knight", "pistol.shoot").1
    };
    assert_eq!([at("F6"), at("F7")], [11, 15]);
}

#[test]
fn len_601_607_firearms_are_a_switch() {
    let mut battle = sides(&[("musket", "F2")], &[("hans", "F6")], &[]);
    assert!(verbs(&battle).contains(&"shoot".to_owned()));
    let tables = &mut *battle.world_mut().resource_mut::<riposte_lengths::tables::Tables>();
    tables.constants.firearms = false;
    refresh(&mut battle);
    assert!(closed(&battle, "shoot").is_some());
}

#[test]
fn len_607_a_bolt_goes_through_armour() {
    let battle = sides(&[("bolt", "F2")], &[("knight", "F6")], &[]);
    assert_eq!(numbers(&battle, "bolt", "knight", "light-crossbow.shoot").1, 11 + 4 - 1);
}

#[test]
fn len_603_a_trench_is_eight_and_an_arrow_slit_ten() {
    for (letter, cover) in [("_", 8), ("|", 10)] {
        let row = format!("\"{}\",", letter.repeat(11));
        let rows = "\"...........\",".repeat(5) + &row + &"\"...........\",".repeat(5);
        let battle = on(&rows, &[("archer", "F2")], &[("hans", "F6")], &[]);
        assert_eq!(numbers(&battle, "archer", "hans", "long-bow.shoot").1, 15 + cover, "{letter}");
        let battle = on(&rows, &[("hans", "F2")], &[("archer", "F6")], &[]);
        assert_eq!(numbers(&battle, "archer", "hans", "long-bow.shoot").1, 15, "out of it");
    }
}
