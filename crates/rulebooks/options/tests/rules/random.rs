//! Random play: whatever is chosen, the rules go on, every invariant holds, a battle ends.
use crate::common::*;
use proptest::prelude::*;
use riposte_options::combatant::Status;
use riposte_options::view::BookView;

/// Everybody there is, in two parties, near each other.
fn melee(seed: u64) -> Battle {
    let one = [
        ("sword", "D4", "S"),
        ("spear", "F4", "S"),
        ("archer", "E3", "S"),
        ("wizard", "G3", "S"),
        ("bare-9", "", "S"),
    ];
    let two = [
        ("guard", "D7", "N"),
        ("halberd", "F7", "N"),
        ("bolt", "E8", "N"),
        ("quick", "G8", "N"),
        ("thrower", "H7", "N"),
    ];
    sides(&[&one, &two], Dice::seeded(seed))
}

fn check(battle: &Battle) {
    let rules = BookView::new(battle.world());
    let table = rules.table;
    let decision = battle.decision().unwrap();
    assert!(table.active(decision.figure), "{} is asked but out", table.name(decision.figure));
    for figure in table.active_figures() {
        let combatant = rules.combatant(figure);
        let who = table.name(figure);
        assert!(combatant.hits >= 0 && combatant.spent >= 0 && combatant.hits_now >= 0, "{who}");
        assert!(rules.strength(figure) > rules.constants().unconscious_at, "{who} should be out");
        assert!(table.board().standable(table.hex(figure)), "{who}");
        let scuffles = rules.status(figure) == Status::HandToHand;
        assert_eq!(scuffles, rules.foes(figure).next().is_some(), "{who} scuffles with nobody");
        if scuffles {
            assert!(table.posture(figure).down(), "{who} scuffles on its feet");
        } else if !table.posture(figure).down() {
            let here = rules.table.in_hex(table.hex(figure));
            let up = here.filter(|other| !table.posture(*other).down()).count();
            assert_eq!(up, 1, "{who} shares its hex");
        }
        if let Some(holder) = rules.pinner(figure) {
            assert!(
                combatant.held > 0 && rules.foes(figure).any(|foe| foe == holder),
                "{who} is held by air"
            );
        }
        let engaged = table.engagement(figure).engaged();
        assert_eq!(engaged, rules.status(figure) == Status::Engaged, "{who}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn random_battles_end_and_hold_every_invariant(seed in 0u64..1_000_000) {
        let mut battle = melee(seed);
        let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        let mut count = 0;
        while battle.outcome().is_none() {
            check(&battle);
            if count % 11 == 0 {
                riposte_trial::forecast_all(&battle);
            }
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            let decision = battle.decision().unwrap();
            // Every so often the default, so that figures come to blows.
            let pick = (state % decision.choices.len() as u64) as usize;
            let choice = if state % 3 == 0 { decision.default } else { decision.choices[pick] };
            battle.submit(choice).unwrap();
            count += 1;
            prop_assert!(count < 50_000);
        }
    }
}
