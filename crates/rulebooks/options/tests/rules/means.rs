//! With what a figure fights: staffs are for wizards, and beasts have what they need by nature
//! (OPT-313, OPT-702, OPT-812).
use crate::common::*;
use riposte_options::combatant::Status;
use riposte_options::grapple::defence::keeps_rolling;
use riposte_options::view::BookView;
use riposte_rules::board::parse_hex;

/// A figure in F6 that looks at a sword in F5, which looks away.
fn behind(key: &str) -> Battle {
    let roster = format!(
        "{ROSTER}\
         (key: \"monk\", name: \"Monk\", icon: \"x\", scores: {{\"ST\": 12, \"DX\": 12}}, \
         kit: [(item: \"staff\", at: Right)]),\
         (key: \"wolf\", name: \"Wolf\", icon: \"x\", \
         scores: {{\"ST\": 10, \"DX\": 14, \"beast\": 1}}),"
    );
    let ours: &[(&str, &str, &str)] = &[(key, "F6", "N")];
    let foes: &[(&str, &str, &str)] = &[("sword", "F5", "N")];
    riposte_trial::battle(riposte_options::Options, &roster, &[ours, foes], Dice::seeded(1))
}

#[test]
fn opt_812_a_staff_is_of_use_to_wizards_only() {
    for (key, strikes) in [("wizard", true), ("monk", false)] {
        let mut battle = behind(key);
        acts(&mut battle, key);
        assert_eq!(can(&battle, "attack @sword staff.strike"), strikes, "{key}");
        assert!(can(&battle, "attack @sword hands.punch"), "{key}");
    }
}

#[test]
fn opt_533_812_nobody_else_takes_a_staff_up() {
    for (key, fate) in
        [("wizard", None), ("bare", Some("only a wizard can use the staff that lies here"))]
    {
        let mut battle = battle(&[(key, "F5", "S"), ("wizard-2", "F9", "N")], Dice::seeded(1));
        let (other, hex) = (id(&battle, "wizard-2"), parse_hex("F6").unwrap());
        riposte_rules::battle::let_fall(battle.world_mut(), other, 0, hex);
        if key == "wizard" {
            let figure = id(&battle, key);
            riposte_rules::battle::throw_down(battle.world_mut(), figure, 0);
        }
        acts(&mut battle, key);
        assert_eq!(closed(&battle, "pick-up").as_deref(), fate, "{key}");
    }
}

#[test]
fn opt_313_a_beast_is_armed_by_nature_and_bare_hands_are_not() {
    for (key, bound) in [("wolf", Status::Engaged), ("bare", Status::Disengaged)] {
        assert_eq!(status(&behind(key), "sword"), bound, "by {key}");
    }
}

#[test]
fn opt_702_a_beast_strikes_one_whom_it_throws_back() {
    for (key, again) in [("wolf", false), ("bare", true)] {
        let battle = behind(key);
        let (from, figure) = (parse_hex("F5").unwrap(), id(&battle, key));
        assert_eq!(keeps_rolling(BookView::new(battle.world()), from, figure), again, "{key}");
    }
}
