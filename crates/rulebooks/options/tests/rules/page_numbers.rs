//! The tables on the page of the Options rulebook agree with its data files and its code.

use riposte_options::combatant::Status;
use riposte_options::megahex::{centre, range_modifier};
use riposte_options::option_table::{Most, ROWS, Row};
use riposte_options::tables::{Class, DiceRow, SpellKind, Tables, Way};
use riposte_rules::board::{Hex, Terrain};
use riposte_rules::data::Armoury;
use riposte_trial::page::{Page, with_minus, with_sign};

const PAGE: Page = Page(include_str!("../../../../../docs/rules/options.md"));

fn read() -> (Tables, Armoury) {
    Tables::read(&riposte_trial::library()).unwrap_or_else(|error| panic!("{error}"))
}

fn tables() -> Tables {
    read().0
}

/// A number as the page writes it.
fn plain(number: i32) -> String {
    with_minus(number < 0, &number.abs().to_string())
}

/// A modifier as the page writes it.
fn signed(number: i32) -> String {
    with_sign(number.cmp(&0), &number.abs().to_string())
}

/// Damage as the page writes it.
fn damage(dice: u8, add: i32) -> String {
    match add {
        0 => format!("{dice}d"),
        add => format!("{dice}d{}", signed(add)),
    }
}

/// Totals in a row as the page writes them.
fn totals(from: i32, to: i32) -> String {
    match to - from {
        ..0 => "–".to_owned(),
        0 => from.to_string(),
        1 => format!("{from}, {to}"),
        _ => format!("{from} to {to}"),
    }
}

/// A number that may be none.
fn or_dash(number: i32) -> String {
    if number == 0 { "–".to_owned() } else { number.to_string() }
}

#[test]
fn opt_101_every_people_stands_on_the_page_with_its_numbers() {
    for row in &tables().peoples {
        let name = format!("{}{}", row.key[..1].to_uppercase(), &row.key[1..]);
        let total = if row.total == 0 { "any".to_owned() } else { row.total.to_string() };
        let special = match (row.swift, row.throwing) {
            (0, 0) if row.armed => "always armed".to_owned(),
            (0, 0) => "–".to_owned(),
            (swift, 0) => format!("{swift} hexes more in leather or less"),
            (_, throwing) => format!("{} DX to throw", signed(throwing)),
        };
        PAGE.has(&format!("| {name} | {} | {} | {total} | {special} |", row.st, row.dx));
    }
}

#[test]
fn opt_203_204_every_total_of_the_dice_stands_on_the_page() {
    let constants = tables().constants;
    // The totals that some dice can show, outcome by outcome.
    let cells = |dice: i32, row: DiceRow| {
        [
            totals(dice, row.triple),
            totals(row.triple + 1, row.double),
            totals(row.double + 1, row.sure),
            totals(row.sure + 1, row.miss - 1),
            totals(row.miss, row.drop - 1),
            totals(row.drop, row.shatter - 1),
            totals(row.shatter, 6 * dice),
        ]
    };
    let meanings = [
        "hit, triple damage",
        "hit, double damage",
        "hit",
        "hit if it is not above your adjusted DX",
        "miss",
        "miss, and the weapon is dropped",
        "miss, and the weapon breaks",
    ];
    let (three, four) = (cells(3, constants.three_dice), cells(4, constants.four_dice));
    for ((three, four), meaning) in three.iter().zip(&four).zip(meanings) {
        PAGE.has(&format!("| {three} | {four} | {meaning} |"));
    }
}

#[test]
fn opt_306_the_price_of_every_ground_stands_on_the_page() {
    let constants = tables().constants;
    let order = [
        Terrain::Open,
        Terrain::Rough,
        Terrain::Water,
        Terrain::Hedge,
        Terrain::Stairs,
        Terrain::Wall,
    ];
    let price =
        |kind| constants.ground.iter().find(|(terrain, _)| *terrain == kind).map(|row| row.1);
    let cells = order.map(|kind| match price(kind) {
        Some(Some(price)) => price.to_string(),
        Some(None) => "never".to_owned(),
        None => panic!("{kind:?} has no price"),
    });
    PAGE.has(&format!("|\n| {} |", cells.join(" | ")));
    PAGE.says(&format!("A hex in which somebody lies costs {}.", constants.body_cost));
    PAGE.has(&format!("| crawls {0} | crawls {0} |", constants.crawl));
}

fn status(status: Option<Status>) -> &'static str {
    match status {
        None => "–",
        Some(Status::Disengaged) => "free",
        Some(Status::Engaged) => "engaged",
        Some(Status::HandToHand) => "scuffle",
    }
}

fn cells(row: &Row) -> String {
    let moved = match row.most {
        // A free figure may defend after moving up to half (OPT-405).
        _ if row.number == 6 => "1, ½ MA if free".to_owned(),
        Most::Hexes(hexes) => hexes.to_string(),
        Most::Half => "½ MA".to_owned(),
        Most::Full => "MA".to_owned(),
    };
    let statures: Vec<&str> = row.stature.iter().map(|posture| posture.word()).collect();
    let stature = if statures.is_empty() { "any".to_owned() } else { statures.join(", ") };
    format!("| {moved} | {} | {} | {stature} |", status(row.before), status(row.after))
}

#[test]
fn opt_501_to_538_every_row_of_the_option_table_stands_on_the_page() {
    for row in &ROWS {
        PAGE.has_line(&format!("| {} | ", row.rule()), &format!(" {}", cells(row)));
    }
}

#[test]
fn opt_212_613_627_632_642_643_644_645_every_modifier_stands_on_the_page() {
    let constants = tables().constants;
    let [side, rear] = constants.arc_bonus;
    let [opening, _] = constants.opening;
    for (row, value) in [
        ("a side hex", side),
        ("its rear hex", rear),
        ("from the side (OPT-212)", side),
        ("from the rear, or the target lies or bends (OPT-214)", rear),
        ("hand-to-hand (OPT-706)", rear),
        ("shaken last turn (OPT-801)", constants.shaken),
        ("you stand over a body (OPT-644)", constants.over_body),
        ("pole weapon set against a charge (OPT-613)", constants.pole_set),
        ("thrown weapon, each hex (OPT-632)", constants.throw_per_hex),
        ("the target shelters behind a body (OPT-645)", constants.shelter),
        ("crossbow shot lying down (OPT-627)", constants.prone_crossbow),
        ("each turn you waited for an opening, two at most (OPT-643)", opening),
        ("off hand (OPT-642)", constants.off_hand),
        ("a wizard's weapon that is no staff (OPT-903)", constants.wizard_weapon),
        ("spell cast hand-to-hand (OPT-908)", constants.spell_in_hth),
    ] {
        PAGE.has(&format!("| {row} | {} |", signed(value)));
    }
    let [weak, limit] = constants.weak;
    PAGE.has(&format!("| ST {limit} or less left (OPT-804) | {} |", signed(weak)));
    PAGE.says(&format!("With {limit} ST or less left you have {}", signed(weak)));
    assert_eq!(constants.opening[1], 2 * opening, "two turns at most");
}

#[test]
fn opt_622_the_modifiers_of_range_stand_on_the_page() {
    let modifier = |megahexes: i32| range_modifier(Hex::ZERO, centre(Hex::new(megahexes, 0)));
    let row = [2, 4, 6, 8, 10].map(modifier).map(signed);
    PAGE.has(&format!("| megahexes | 0 to 2 | 3, 4 | 5, 6 | 7, 8 | 9, 10 |\n|---|---|---|---|---|---|\n| DX | {} |", row.join(" | ")));
    assert_eq!([0, 3, 5, 7, 9].map(modifier).map(signed), row);
}

#[test]
fn opt_611_612_624_711_712_715_805_906_the_fixed_numbers_stand_on_the_page() {
    let constants = tables().constants;
    assert_eq!(constants.run_up, 3);
    PAGE.says("the last three hexes you moved");
    PAGE.says(&format!("up to {} hexes, to a wall", constants.fly_on));
    assert_eq!(
        [constants.break_out_dice, constants.break_free_dice, constants.pin_turns],
        [4, 4, 2]
    );
    PAGE.says("core DX or less on four dice");
    PAGE.says("full ST or less on four dice");
    PAGE.says("For two full turns the foe can do nothing");
    PAGE.says(&format!("House rule `unconscious_at` is {};", constants.unconscious_at));
    PAGE.says(&format!("everybody else counts as IQ {}", constants.plain_iq));
}

/// What the page says of a house rule, up to the next rule.
fn house_rule(name: &str) -> String {
    let prose = PAGE.prose();
    let text = prose.split(&format!("*House rule* `{name}`")).nth(1);
    let entry = text.and_then(|text| text.split("**OPT-").next());
    entry.unwrap_or_else(|| panic!("the page does not name the house rule {name}")).to_owned()
}

#[test]
fn opt_208_215_611_616_712_906_every_house_rule_is_named_and_what_is_played() {
    let constants = tables().constants;
    assert!(
        constants.multipliers_multiply
            && house_rule("multipliers_multiply").contains("`false` adds")
    );
    assert!(
        !constants.kneeling_is_all_rear
            && house_rule("kneeling_is_all_rear").contains("`true` treats")
    );
    let played = format!("`{:?}` is played", constants.pole_charge);
    assert!(house_rule("pole_charge").contains(&played));
    assert!(house_rule("row").contains(&format!("`{:?}` is all five hexes", constants.reach.row)));
    assert!(
        !constants.pin_by_strength && house_rule("pin_by_strength").contains("`false` is played")
    );
    assert!(
        !constants.disbelief_needs_wits
            && house_rule("disbelief_needs_wits").contains("`false` is played")
    );
}

#[test]
fn opt_626_628_bows_and_crossbows_stand_on_the_page_with_their_numbers() {
    let (tables, armoury) = read();
    for weapon in &armoury.weapons {
        let stats = tables.weapons.of(armoury.find(&weapon.key).unwrap_or_default());
        if let Some(least) = stats.twice {
            PAGE.has(&format!("| {} | {least} |", weapon.name));
        }
        if let Some([turns, less]) = stats.reload {
            PAGE.has(&format!("| {} | {turns} | {less} |", weapon.name));
        }
    }
}

#[test]
fn opt_707_bare_hands_stand_on_the_page_by_st() {
    let rows = tables().constants.bare_hands;
    let mut from = 0;
    for (index, (most, dice, add)) in rows.iter().enumerate() {
        let range = match index {
            0 => format!("up to {most}"),
            index if index + 1 == rows.len() => format!("{from} or more"),
            _ => totals(from, *most),
        };
        PAGE.has(&format!("| {range} | {} |", damage(*dice, *add)));
        from = most + 1;
    }
}

#[test]
fn opt_801_802_803_what_hits_do_stands_on_the_page() {
    let constants = tables().constants;
    for (index, row) in constants.shock.iter().enumerate() {
        let range = match (index, constants.shock.get(index + 1)) {
            (0, Some(next)) => format!("up to {}", next.strength - 1),
            (_, Some(next)) => format!("{} to {}", row.strength, next.strength - 1),
            (_, None) => format!("{} or more", row.strength),
        };
        PAGE.has(&format!("| {range} | {} | {} |", row.shaken, row.down));
    }
    let [first, ..] = constants.shock.as_slice() else { panic!("no row") };
    PAGE.says(&format!("**OPT-801 Shaken.** {} hits or more", first.shaken));
    PAGE.says(&format!("**OPT-802 Knocked down.** {} hits or more", first.down));
}

#[test]
fn opt_811_every_weapon_stands_on_the_page_with_its_numbers() {
    let (tables, armoury) = read();
    for weapon in &armoury.weapons {
        let id = armoury.find(&weapon.key).unwrap_or_default();
        let stats = tables.weapons.of(id);
        for (mode, numbers) in weapon.modes.iter().zip(tables.weapons.modes(id)) {
            let by_st = stats.class == Class::Bare && numbers.way == Way::Grapple;
            let damage = if by_st { "by ST".into() } else { damage(numbers.dice, numbers.add) };
            let distance = match mode.range {
                0 => mode.reach.to_string(),
                range => format!("up to {range}"),
            };
            PAGE.has(&format!(
                "| {}, {} | {damage} | {} | {distance} | {} | {} |",
                weapon.name,
                mode.name,
                mode.hands,
                or_dash(stats.strength),
                kind(stats.class),
            ));
        }
    }
}

fn kind(class: Class) -> &'static str {
    match class {
        Class::Melee => "melee",
        Class::Pole => "pole",
        Class::Missile => "missile",
        Class::Crossbow => "crossbow",
        Class::Dagger => "dagger",
        Class::OffHand => "off hand",
        Class::Staff => "staff",
        Class::Shield => "shield",
        Class::Bare => "bare hands",
    }
}

#[test]
fn opt_813_every_armour_stands_on_the_page_with_its_numbers() {
    for row in &tables().armour {
        let half = row.allowance / 2;
        let [stops, dx] = [plain(row.stops), signed(row.dx)];
        PAGE.has(&format!("| {} | {stops} | {dx} | {} | {half} |", row.name, row.allowance));
    }
}

#[test]
fn opt_814_every_shield_stands_on_the_page_with_its_numbers() {
    let (tables, armoury) = read();
    for weapon in armoury.weapons.iter().filter(|weapon| weapon.shield) {
        let stats = tables.weapons.of(armoury.find(&weapon.key).unwrap_or_default());
        PAGE.has(&format!("| {} | {} | {} |", weapon.name, stats.stops, signed(stats.dx)));
    }
}

#[test]
fn opt_911_every_spell_stands_on_the_page_with_its_numbers() {
    for row in &tables().spells {
        let cost = match row.cost {
            [least, most] if most >= 30 => format!("{least} or more"),
            [least, most] => totals(least, most),
        };
        let cost = match row.strong {
            Some([st, from]) => format!("{cost} ({st} from ST {from})"),
            None => cost,
        };
        let kind = match row.kind {
            SpellKind::Missile => "missile",
            SpellKind::Thrown => "thrown",
            SpellKind::Creation => "creation",
        };
        let upkeep = or_dash(row.upkeep);
        let start = format!("| {} | {} | {cost} | {upkeep} | {kind} | ", row.name, row.iq);
        PAGE.has(&format!("{start}{}", effect(row.kind, row.power, row.turns)));
        if let Some([turns, from]) = row.strong_turns {
            let turns = if turns == 1 { "1 turn".into() } else { format!("{turns} turns") };
            PAGE.has_line(&start, &format!("({turns} from ST {from}) |"));
        }
    }
}

/// The piece of a spell's effect that the numbers decide.
fn effect(kind: SpellKind, power: i32, turns: u8) -> String {
    match (kind, power, turns) {
        (SpellKind::Missile, power, _) => format!("{} for each ST", damage(1, power)),
        (_, 0, 0) => String::new(),
        (_, 0, turns) => format!("half the allowance for {turns} turns"),
        (_, power, 0) if power > 0 => format!("{power} more hits stopped"),
        (_, power, 0) => format!("{} on all attacks", signed(power)),
        (_, power, turns) => format!("{} DX for each ST, for {turns} turns", signed(power)),
    }
}
