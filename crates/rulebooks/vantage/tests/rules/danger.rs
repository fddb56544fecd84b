//! Who may strike at a figure in its next phase, as it is foretold (VAN-402, VAN-501, VAN-801,
//! VAN-904, VAN-909).
use crate::common::*;
use riposte_rules::decision::Forecast;

/// What is foretold of doing nothing more.
fn done(battle: &Battle) -> Forecast {
    riposte_trial::forecast(battle, "done")
}

/// How likely at least one blow hits a figure that does nothing more.
fn danger(battle: &Battle) -> f64 {
    done(battle).danger.map_or(0.0, |danger| danger.value())
}

#[test]
fn van_801_a_dagger_is_quick_in_what_is_foretold_as_well() {
    let mut battle = battle(&[&[("hero", "B2")], &[("knife", "B2")]]);
    acts(&mut battle, "hero");
    // Speed 5 and the dagger: 6 of 10, tried twice. Strength 5 against Toughness 4: 6 of 10.
    assert!((danger(&battle) - 0.84 * 0.6).abs() < 1e-9, "{}", danger(&battle));
}

#[test]
fn van_904_who_has_dared_it_has_to_dare_it_anew_in_its_next_phase() {
    let mut battle = battle(&[&[("terror", "B2")], &[("mailed", "B2")]]);
    give(&mut battle, "mailed", STRIKE_ON, "terror");
    let terror = id(&battle, "terror");
    set(&mut battle, "mailed", |mailed| {
        mailed.nerved.insert(terror);
    });
    acts(&mut battle, "terror");
    // Bravery 5: 5 of 10. Strength 5 against Toughness 5: 5 of 10.
    assert!((danger(&battle) - 0.25).abs() < 1e-9, "{}", danger(&battle));
}

#[test]
fn van_402_704_nobody_gains_anything_on_one_who_evades_where_it_flies_to_either() {
    let mut battle = battle(&[&[("wing", "B2")], &[("mailed", "B1")]]);
    acts(&mut battle, "wing");
    assert!(!riposte_trial::forecast(&battle, "soar B1").exposure.is_empty());
    set(&mut battle, "wing", |wing| wing.evading = true);
    assert!(riposte_trial::forecast(&battle, "soar B1").exposure.is_empty());
}

#[test]
fn van_909_nothing_is_to_be_feared_of_the_frozen() {
    let mut battle = battle(&[&[("hero", "B2")], &[("ice", "B2")]]);
    acts(&mut battle, "hero");
    assert!(done(&battle).exposure.is_empty());
}

/// The archer has strike: the sword hits with an 8, and does 2. The bow does 3, but vantage is still
/// to be won for it, and it hits with a 9.
#[test]
fn van_501_the_weapon_is_named_by_which_most_is_to_be_expected() {
    let mut battle = battle(&[&[("oak", "B2")], &[("archer", "B2")]]);
    give(&mut battle, "archer", STRIKE_ON, "oak");
    acts(&mut battle, "oak");
    let told = done(&battle);
    let weapon = told.exposure[0].weapon.to_lowercase();
    assert!(weapon.contains("sword"), "{weapon}");
    assert!((danger(&battle) - 0.3).abs() < 1e-9, "{}", danger(&battle));
}
