//! The tables on the page of the Reactions rulebook agree with its data files.

use riposte_reactions::mounted::gait::OF_MOUNTS;
use riposte_reactions::tables::{Kind, Tables};
use riposte_rules::data::Number;

use riposte_trial::page::{Page, with_minus, with_sign};

const PAGE: Page = Page(include_str!("../../../../../docs/rules/reactions.md"));

fn tables() -> (Tables, riposte_rules::data::Armoury) {
    Tables::read(&riposte_trial::library()).unwrap_or_else(|error| panic!("{error}"))
}

fn digits(number: Number) -> String {
    match (number.halves.abs() / 2, number.halves % 2 != 0) {
        (0, true) => "½".to_owned(),
        (whole, true) => format!("{whole}½"),
        (whole, false) => whole.to_string(),
    }
}

/// A number as the page writes it.
fn plain(number: Number) -> String {
    with_minus(number.halves < 0, &digits(number))
}

/// A modifier as the page writes it.
fn signed(number: Number) -> String {
    with_sign(number.halves.cmp(&0), &digits(number))
}

fn has(row: &str) {
    PAGE.has(row);
}

#[test]
fn rea_92_every_weapon_stands_on_the_page_with_its_numbers() {
    let (tables, armoury) = tables();
    // What mounts have of their own stands with their kinds.
    let of_mounts = |key: &str| OF_MOUNTS.contains(&key);
    for weapon in armoury.weapons.iter().filter(|weapon| !of_mounts(&weapon.key)) {
        let id = armoury.find(&weapon.key).unwrap_or_default();
        for (mode, stats) in weapon.modes.iter().zip(tables.weapons.modes(id)) {
            let kind = match stats.kind {
                Kind::Impaling => "impaling",
                Kind::Cutting => "cutting",
                Kind::Blunt => "blunt",
            };
            if let Some(flight) = &stats.flight {
                let thrown = if flight.thrown { ", thrown" } else { "" };
                let start = format!(
                    "| {}{thrown} | {} | {} | {} | {} | {} | {}",
                    weapon.name,
                    flight.skill,
                    mode.hands,
                    flight.effective,
                    stats.points,
                    signed(stats.attack),
                    plain(stats.damage),
                );
                PAGE.has_line(&start, &format!("| {kind} |"));
                continue;
            }
            has(&format!(
                "| {}, {} | {} | {} | {} | {} | {} | {} | {} | {kind} |",
                weapon.name,
                mode.name,
                tables.weapons.of(id).skill,
                mode.hands,
                mode.reach,
                stats.points,
                signed(stats.attack),
                stats.parry.map_or("–".to_owned(), signed),
                plain(stats.damage),
            ));
        }
    }
}

#[test]
fn rea_81_every_place_stands_on_the_page_with_its_numbers() {
    let tables = tables().0;
    assert_eq!(tables.spots.len(), 9);
    assert_eq!(tables.spot(tables.chest()).name, "Chest");
    for spot in &tables.spots {
        let numbers = [spot.attack, spot.damage, spot.pain, spot.knock].map(signed);
        has(&format!("| {} | {} |", spot.name, numbers.join(" | ")));
    }
}

#[test]
fn rea_91_every_armour_stands_on_the_page_with_its_numbers() {
    for row in &tables().0.armour {
        let value = |place: &str| row.protects.iter().find(|(name, _)| name == place);
        let places = [("body", "Chest"), ("head", "Head"), ("throat", "Throat"), ("eyes", "Eyes")];
        // What protects the body protects all of it alike.
        for place in ["Arm", "Hand", "Abdomen", "Groin", "Leg"] {
            let of = |place| value(place).map(|(_, value)| value.halves);
            assert_eq!(of(place), of("Chest"), "{}: {place}", row.key);
        }
        let parts: Vec<String> = places
            .into_iter()
            .filter_map(|(word, place)| Some(format!("{word} {}", plain(value(place)?.1))))
            .collect();
        let load = ["none", "light", "medium", "heavy", "plate"][usize::from(row.load)];
        let helm = match row.perception.halves {
            0 => String::new(),
            _ => format!("; PE {}", signed(row.perception)),
        };
        has(&format!("| {} | {}{helm} | {load} |", row.name, parts.join(", ")));
    }
}

#[test]
fn rea_55_62_69_88_the_fixed_numbers_stand_on_the_page() {
    let constants = tables().0.constants;
    has(&format!("| made by Advance and attack (REA-55) | {} |", signed(constants.advance_bonus)));
    has(&format!("| from a rear hex of the target (REA-69) | {} |", signed(constants.rear_bonus)));
    has(&format!("| jump back | Combat, dodge | {} |", signed(constants.jump_back_bonus)));
    has(&format!("| side-step | Combat, dodge | {} |", signed(constants.side_step_bonus)));
    has(&format!("| parry | the same | its parry modifier, {} |", signed(constants.parry_bonus)));
    has(&format!("| you lie prone (REA-88) | {} |", signed(constants.prone_penalty)));
    has(&format!("never\nless than {}", constants.least_points));
    has(&format!(
        "| {} |",
        constants.lasting[..6].iter().map(|n| signed(*n)).collect::<Vec<_>>().join(" | ")
    ));
}

#[test]
fn rea_47_every_price_stands_on_the_page() {
    let price = tables().0.constants.price;
    for (row, price) in [
        ("| Move | action | ", price.advance),
        ("| Turn | action, reaction | ", price.turn),
        ("| Block | reaction | ", price.block),
        ("| Parry | reaction | ", price.parry),
        ("| Jump back | reaction | ", price.dodge),
        ("| Side-step | reaction | ", price.dodge),
        ("| Soak | reaction, follow-on | ", price.soak),
        ("| Ready, pick up, put away | action, reaction | ", price.ready),
        ("| Stand up | action, reaction | ", price.stand_up),
    ] {
        has(&format!("{row}{price} |"));
    }
}

#[test]
fn rea_23_84_85_59_the_other_modifiers_stand_on_the_page() {
    let constants = tables().0.constants;
    let kinds = ["impaling", "cutting", "blunt"];
    for (index, kind) in kinds.iter().enumerate() {
        has(&format!("| {kind} | {} |", signed(constants.pain_by_kind[index])));
        has(&format!("{kind} {}", signed(constants.knock_by_kind[index])));
    }
    let levels = ["scratch", "light", "medium", "serious", "critical"];
    for (level, value) in levels.iter().zip(constants.pain_by_level) {
        has(&format!("| {level} | {} |", signed(value)));
    }
    let draws = [
        "small, hidden in the clothes",
        "small, at the belt",
        "medium, at the belt",
        "medium, on the back or slung",
    ];
    for (row, value) in draws.iter().zip(constants.fast_draw) {
        has(&format!("| {row} | {} |", signed(value)));
    }
    for (load, value) in ["none", "light", "medium", "heavy", "plate"].iter().zip(constants.load) {
        PAGE.has_line(&format!("| {load} | "), &format!("| {} |", signed(value)));
    }
}

fn joined(row: &[Number], write: impl Fn(Number) -> String) -> String {
    row.iter().map(|number| write(*number)).collect::<Vec<_>>().join(" | ")
}

#[test]
fn rea_104_108_109_113_the_numbers_of_riding_stand_on_the_page() {
    let tables = tables().0;
    let riding = &tables.riding;
    for (word, row) in
        [("easy", riding.easy), ("average", riding.average), ("difficult", riding.difficult)]
    {
        has(&format!("| {word} | {} |", joined(&row, plain)));
    }
    for (word, row) in [
        ("lance", riding.lance),
        ("spear or javelin in hand", riding.spear),
        ("any other weapon", riding.other),
    ] {
        has(&format!("| {word} | {} |", joined(&row, signed)));
    }
    let words = ["from the saddle, at others", "on foot, at a rider", "from rider to rider"];
    for (column, word) in words.iter().enumerate() {
        let row: Vec<Number> = tables.spots.iter().map(|spot| spot.mounted[column]).collect();
        has(&format!("| {word} | {} |", joined(&row, signed)));
    }
    for kind in &riding.kinds {
        let [bite, kick] = [kind.bite, kind.kick].map(|pair| pair.map(plain).join(", "));
        PAGE.has_line(&format!("| {}", kind.name), &format!("| {bite} | {kick} |"));
    }
    let braced = joined(&riding.braced_spear, plain).replace(" | ", ", ");
    has(&format!("spear {braced}"));
    has(&format!("pike {}", joined(&riding.braced_pike, plain).replace(" | ", ", ")));
}
