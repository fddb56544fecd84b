//! In a scuffle: blows, daggers, outsiders, breaking out, being left alone (OPT-534, OPT-535,
//! OPT-537, OPT-706 to OPT-711).
use crate::common::*;
use riposte_options::combatant::Status;
use riposte_options::grapple::fight::best_grip;
use riposte_options::grapple::outsider::reached;
use riposte_options::rolls::Blow;
use riposte_options::tables::{Class, Way};
use riposte_options::view::BookView;

fn seeded() -> Dice {
    Dice::seeded(1)
}

/// A knife and a guard in a scuffle in F5; the knife acts.
fn two() -> Battle {
    let mut battle = battle(&[("knife", "F6", "N"), ("guard", "F5", "S")], seeded());
    pile(&mut battle, "F5", &["knife", "guard"]);
    acts(&mut battle, "knife");
    battle
}

#[test]
fn opt_534_706_a_dagger_in_a_scuffle_needs_four_more_does_1d2_and_no_shield_stops_it() {
    for (faces, hit) in [([5, 5, 5], true), ([6, 5, 5], false)] {
        let mut battle = two();
        dice(&mut battle, &[faces.as_slice(), &[6]].concat());
        say(&mut battle, "attack @guard dagger.scuffle");
        // 6 + 2, chainmail 3, the large shield nothing.
        assert_eq!(hits(&battle, "guard"), if hit { 5 } else { 0 });
    }
}

#[test]
fn opt_706_the_target_number_is_the_adjusted_dx_and_four() {
    let battle = two();
    let rules = BookView::new(battle.world());
    let blow = best_grip(rules, id(&battle, "knife"), id(&battle, "guard")).unwrap();
    let attack = rules.attack(blow);
    assert_eq!(attack.limit().unwrap().value.basic(), 16);
    assert_eq!(rules.attack_dice(blow), 3);
}

#[test]
fn opt_706_603_defending_does_not_help_in_a_scuffle() {
    let mut battle = two();
    set(&mut battle, "guard", |combatant| combatant.turn.defending = true);
    let rules = BookView::new(battle.world());
    let blow = best_grip(rules, id(&battle, "knife"), id(&battle, "guard")).unwrap();
    assert_eq!(rules.attack_dice(blow), 3);
}

#[test]
fn opt_707_bare_hands_go_by_st() {
    let battle =
        battle(&[("bare", "F6", "N"), ("wizard", "F5", "S"), ("guard", "F3", "S")], seeded());
    let rules = BookView::new(battle.world());
    let damage = |key| rules.bare_damage(id(&battle, key));
    assert_eq!(damage("wizard"), (1, -3));
    assert_eq!(damage("bare"), (1, -2));
    assert_eq!(damage("guard"), (1, -1));
    let table: Vec<(u8, i32)> = [8, 9, 11, 13, 15, 17, 21, 25, 31, 41]
        .iter()
        .map(|st| {
            let row = rules.constants().bare_hands.iter().find(|(most, ..)| st <= most).unwrap();
            (row.1, row.2)
        })
        .collect();
    let by_st =
        [(1, -4), (1, -3), (1, -2), (1, -1), (1, 0), (1, 1), (1, 2), (1, 3), (2, 1), (3, 1)];
    assert_eq!(table, by_st);
}

#[test]
fn opt_707_a_punch_in_a_scuffle() {
    let mut battle = battle(&[("bare", "F6", "N"), ("sword", "F5", "S")], seeded());
    pile(&mut battle, "F5", &["bare", "sword"]);
    acts(&mut battle, "bare");
    dice(&mut battle, &[5, 5, 5, 6]);
    say(&mut battle, "attack @sword hands.scuffle");
    assert_eq!(hits(&battle, "sword"), 4);
}

#[test]
fn opt_706_in_a_scuffle_nothing_but_daggers_and_hands_is_of_use() {
    let mut battle = battle(&[("sword", "F6", "N"), ("guard", "F5", "S")], seeded());
    pile(&mut battle, "F5", &["sword", "guard"]);
    acts(&mut battle, "sword");
    let attacks: Vec<String> =
        open(&battle).into_iter().filter(|choice| choice.starts_with("attack")).collect();
    assert_eq!(attacks, ["attack @guard hands.scuffle"]);
}

#[test]
fn opt_205_bare_hands_are_never_dropped_and_daggers_are() {
    let mut battle = two();
    dice(&mut battle, &[6, 6, 5]);
    say(&mut battle, "attack @guard dagger.scuffle");
    assert!(holds(&battle, "knife").is_empty());
}

#[test]
fn opt_709_a_miss_hits_no_friend_in_the_scuffle() {
    let figures: [&[(&str, &str, &str)]; 2] =
        [&[("knife", "F6", "N"), ("bare", "F7", "N")], &[("guard", "F5", "S")]];
    let mut battle = sides(&figures, seeded());
    pile(&mut battle, "F5", &["knife", "bare", "guard"]);
    acts(&mut battle, "knife");
    assert!(!can(&battle, "attack @bare dagger.scuffle"));
    dice(&mut battle, &[6, 5, 5]);
    say(&mut battle, "attack @guard dagger.scuffle");
    assert_eq!(rolled(&mut battle)[0].0, "attack");
    assert_eq!((hits(&battle, "bare"), hits(&battle, "guard")), (0, 0));
}

#[test]
fn opt_535_drawing_a_dagger_takes_three_dice_against_dx_without_the_four() {
    for (faces, drawn) in [([4, 3, 3], true), ([4, 4, 3], false)] {
        let mut battle = battle(&[("sword", "F6", "N"), ("bare", "F5", "S")], seeded());
        pile(&mut battle, "F5", &["sword", "bare"]);
        let entity = battle.table().entity(id(&battle, "sword"));
        battle.world_mut().get_mut::<Arms>(entity).unwrap().put(0, Place::Slung);
        acts(&mut battle, "sword");
        assert!(!can(&battle, "attack @bare dagger.scuffle"));
        dice(&mut battle, &faces);
        say(&mut battle, "draw-dagger");
        assert_eq!(holds(&battle, "sword").contains(&"dagger".to_owned()), drawn);
        assert!(combatant(&battle, "sword").turn.done);
    }
}

#[test]
fn opt_535_who_has_no_dagger_or_has_it_out_cannot_draw() {
    let battle = two();
    assert!(!can(&battle, "draw-dagger"));
    assert_eq!(closed(&battle, "draw-dagger").unwrap(), "carries no dagger, or has it out");
}

/// A knife strikes from outside at a scuffle of a sword and a quick foe with its own friend.
fn from_outside(faces: &[u8]) -> Battle {
    let figures: [&[(&str, &str, &str)]; 2] = [
        &[("knife", "F6", "N"), ("bare", "F9", "N")],
        &[("sword", "F4", "S"), ("quick", "F3", "S")],
    ];
    let mut battle = sides(&figures, seeded());
    pile(&mut battle, "F5", &["bare", "sword", "quick"]);
    acts(&mut battle, "knife");
    dice(&mut battle, faces);
    battle
}

#[test]
fn opt_708_an_outsider_strikes_at_plus_four() {
    let mut battle = from_outside(&[5, 5, 5, 4]);
    say(&mut battle, "attack @sword dagger.stab");
    assert_eq!(hits(&battle, "sword"), 3);
}

#[test]
fn opt_708_a_miss_rolls_on_at_the_other_foes_and_then_at_friends() {
    let battle = from_outside(&[]);
    let [knife, sword] = ["knife", "sword"].map(|key| id(&battle, key));
    let order = reached(BookView::new(battle.world()), knife, sword);
    assert_eq!(order, ["sword", "quick", "bare"].map(|key| id(&battle, key)));
    let miss = [6, 6, 4];
    let mut battle = from_outside(&[miss.as_slice(), &[3, 3, 3], &[4]].concat());
    say(&mut battle, "attack @sword dagger.stab");
    assert_eq!(["sword", "quick", "bare"].map(|key| hits(&battle, key)), [0, 3, 0]);
    let mut battle = from_outside(&[miss.as_slice(), &miss, &[3, 3, 3], &[4]].concat());
    say(&mut battle, "attack @sword dagger.stab");
    assert_eq!(["sword", "quick", "bare"].map(|key| hits(&battle, key)), [0, 0, 3]);
}

#[test]
fn opt_708_a_dropped_weapon_ends_it() {
    let mut battle = from_outside(&[6, 6, 5]);
    say(&mut battle, "attack @sword dagger.stab");
    let attacks = rolled(&mut battle).iter().filter(|(label, _)| label == "attack").count();
    assert_eq!(attacks, 1);
    assert!(holds(&battle, "knife").is_empty());
}

#[test]
fn opt_708_a_jab_into_a_scuffle_rolls_on_too() {
    let figures = [("spear", "F7", "N"), ("sword", "F4", "S"), ("bare", "F3", "S")];
    let mut battle = sides(&[&[figures[0], figures[2]], &[figures[1]]], seeded());
    pile(&mut battle, "F5", &["bare", "sword"]);
    acts(&mut battle, "spear");
    dice(&mut battle, &[6, 6, 4, 2, 2, 2, 3]);
    say(&mut battle, "attack @sword spear.jab");
    assert_eq!((hits(&battle, "sword"), hits(&battle, "bare")), (0, 4));
}

#[test]
fn opt_537_711_breaking_out_takes_four_dice_and_one_stands_beside_the_scuffle() {
    let mut battle = two();
    dice(&mut battle, &[3, 3, 3, 3]);
    say(&mut battle, "break-out F6");
    assert_eq!(question(&battle), "face");
    assert_eq!(
        (place(&battle, "knife"), stands(&battle, "knife")),
        ("F6".into(), Posture::Standing)
    );
    say(&mut battle, "face >N");
    assert_eq!(status(&battle, "knife"), Status::Disengaged, "who lies engages nobody");
    // The other is left alone; it lies there with nothing to do, and gets up next turn.
    assert_eq!(question(&battle), "first-or-second");
    assert_eq!(stands(&battle, "guard"), Posture::Prone);
    assert_eq!(status(&battle, "guard"), Status::Engaged);
    acts(&mut battle, "guard");
    assert!(can(&battle, "stand-up"));
}

#[test]
fn opt_711_thirteen_on_four_dice_is_too_much_for_dx_12() {
    let mut battle = two();
    dice(&mut battle, &[4, 3, 3, 3]);
    say(&mut battle, "break-out F6");
    assert_eq!(
        (place(&battle, "knife"), status(&battle, "knife")),
        ("F5".into(), Status::HandToHand)
    );
    assert!(combatant(&battle, "knife").turn.done);
}

#[test]
fn opt_711_one_who_broke_out_may_be_engaged_by_others_at_once() {
    let figures = [("knife", "F6", "N"), ("guard", "F4", "S"), ("sword", "F7", "N")];
    let mut battle = battle(&figures, seeded());
    pile(&mut battle, "F5", &["knife", "guard"]);
    acts(&mut battle, "knife");
    dice(&mut battle, &[3, 3, 3, 3]);
    script(&mut battle, &["break-out F6", "face >N"]);
    assert_eq!(status(&battle, "knife"), Status::Engaged);
}

#[test]
fn opt_711_without_an_empty_hex_beside_it_nobody_breaks_out() {
    let figures = [
        ("knife", "F6", "N"),
        ("guard", "F5", "S"),
        ("sword", "F4", "S"),
        ("quick", "G5", "S"),
        ("spear", "G6", "S"),
        ("pike", "E6", "S"),
        ("archer", "E5", "S"),
        ("bolt", "F7", "N"),
    ];
    let mut battle = battle(&figures, seeded());
    pile(&mut battle, "F5", &["knife", "guard"]);
    acts(&mut battle, "knife");
    assert!(can(&battle, "break-out F6"));
    let bolt = id(&battle, "bolt");
    let hex = riposte_rules::board::parse_hex("F6").unwrap();
    riposte_rules::battle::move_to(battle.world_mut(), bolt, hex, true);
    acts(&mut battle, "knife");
    assert_eq!(closed(&battle, "break-out").unwrap(), "no hex beside it is empty");
}

#[test]
fn opt_710_when_its_last_foe_is_out_a_figure_is_out_of_the_scuffle() {
    let mut battle =
        battle(&[("knife", "F6", "N"), ("guard", "F5", "S"), ("sword", "A1", "S")], seeded());
    pile(&mut battle, "F5", &["knife", "guard"]);
    set(&mut battle, "guard", |combatant| combatant.hits = 11);
    acts(&mut battle, "knife");
    dice(&mut battle, &[3, 3, 3, 6]);
    say(&mut battle, "attack @guard dagger.scuffle");
    assert_eq!(
        (stands(&battle, "knife"), status(&battle, "knife")),
        (Posture::Prone, Status::Disengaged)
    );
    assert_eq!(combatant(&battle, "knife").turn.after, Status::Disengaged);
    until(&mut battle, "first-or-second");
    acts(&mut battle, "knife");
    assert!(can(&battle, "stand-up"));
}

#[test]
fn opt_710_a_scuffle_goes_on_while_a_foe_is_left_in_it() {
    let mut battle =
        battle(&[("knife", "F6", "N"), ("guard", "F5", "S"), ("sword", "F4", "S")], seeded());
    pile(&mut battle, "F5", &["knife", "guard", "sword"]);
    acts(&mut battle, "guard");
    dice(&mut battle, &[1, 1, 1, 1]);
    say(&mut battle, "break-out F6");
    assert_eq!(status(&battle, "knife"), Status::HandToHand);
    assert_eq!(status(&battle, "sword"), Status::HandToHand);
}

#[test]
fn opt_311_314_a_scuffle_engages_nobody_and_cannot_be_walked_into() {
    let mut battle =
        battle(&[("knife", "F6", "N"), ("guard", "F5", "S"), ("sword", "F7", "N")], seeded());
    pile(&mut battle, "F5", &["knife", "guard"]);
    acts(&mut battle, "knife");
    assert_eq!(status(&battle, "sword"), Status::Disengaged);
    assert_eq!(status(&battle, "knife"), Status::HandToHand);
}

#[test]
fn opt_118_802_eight_hits_in_a_scuffle_cost_the_next_turn_not_this_action() {
    let mut battle = two();
    set(&mut battle, "guard", |combatant| combatant.hits_now = 7);
    dice(&mut battle, &[3, 3, 3, 3]);
    say(&mut battle, "attack @guard dagger.scuffle");
    assert_eq!(hits(&battle, "guard"), 2);
    assert_eq!((question(&battle), asked(&battle)), ("act", "guard".into()));
    until(&mut battle, "first-or-second");
    assert!(combatant(&battle, "guard").numb);
    until(&mut battle, "act");
    assert_eq!(asked(&battle), "knife");
    say(&mut battle, "done");
    assert_ne!((question(&battle), asked(&battle)), ("act", "guard".into()));
}

#[test]
fn opt_710_two_left_in_one_hex_do_not_both_stand_up_in_it() {
    let figures: [&[(&str, &str, &str)]; 2] =
        [&[("knife", "F6", "N"), ("bare", "F7", "N")], &[("guard", "A1", "S")]];
    let mut battle = sides(&figures, seeded());
    pile(&mut battle, "F5", &["knife", "bare"]);
    assert!(!grappled(&battle, "knife"), "friends do not fight each other");
    acts(&mut battle, "knife");
    say(&mut battle, "stand-up");
    until(&mut battle, "act");
    acts(&mut battle, "bare");
    assert!(!can(&battle, "stand-up") && !can(&battle, "kneel"));
    assert!(can(&battle, "stand-up F6"));
}

#[test]
fn opt_530_702_706_707_802_a_scuffle_in_the_lane() {
    let mut battle = battle(&[("rafe", "F8", "N"), ("tam", "F5", "N")], seeded());
    moves(&mut battle, "rafe");
    dice(&mut battle, &[6, 3]);
    say(&mut battle, "grapple F6 @tam");
    assert_eq!((holds(&battle, "rafe"), holds(&battle, "tam")), (vec!["dagger".into()], vec![]));
    until(&mut battle, "act");
    assert_eq!(asked(&battle), "rafe");
    dice(&mut battle, &[4, 4, 4, 6]);
    say(&mut battle, "attack @tam dagger.scuffle");
    assert_eq!((hits(&battle, "tam"), asked(&battle)), (8, "tam".into()));
    // DX 11 and 4 are 15; ST 13 makes 1d−1, and cloth stops one.
    dice(&mut battle, &[5, 5, 5, 5]);
    say(&mut battle, "attack @rafe hands.scuffle");
    assert_eq!(hits(&battle, "rafe"), 3);
    until(&mut battle, "first-or-second");
    assert_eq!(holds(&battle, "tam"), ["dagger"]);
    until(&mut battle, "act");
    assert_eq!(asked(&battle), "rafe");
    say(&mut battle, "done");
    assert_ne!((question(&battle), asked(&battle)), ("act", "tam".into()), "it can do nothing");
}

#[test]
fn opt_903_706_a_wizards_dagger_costs_four_in_a_scuffle_as_well_and_bare_hands_do_not() {
    let roster = r#"
      (key: "mage", name: "Mage", icon: "x", scores: {"ST": 10, "DX": 11, "IQ": 11},
       kit: [(item: "dagger", at: Right)]),
      (key: "bare", name: "Bare", icon: "x", scores: {"ST": 12, "DX": 12}),
    "#;
    let ours: &[(&str, &str, &str)] = &[("mage", "F6", "N")];
    let foes: &[(&str, &str, &str)] = &[("bare", "F5", "S")];
    let mut battle =
        riposte_trial::battle(riposte_options::Options, roster, &[ours, foes], seeded());
    pile(&mut battle, "F5", &["mage", "bare"]);
    let rules = BookView::new(battle.world());
    let (mage, bare) = (id(&battle, "mage"), id(&battle, "bare"));
    let value = |natural: bool| {
        let grips = rules.strikes(mage).filter(|it| it.stats.way == Way::Grapple);
        let mut grips = grips.filter(|it| (it.weapon.class == Class::Bare) == natural);
        let blow = Blow::now(rules, mage, bare, grips.next().unwrap().arm);
        rules.attack_value(blow).basic()
    };
    assert_eq!((value(false), value(true)), (11 + 4 - 4, 11 + 4));
}
