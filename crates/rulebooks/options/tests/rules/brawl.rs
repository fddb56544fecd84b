//! Brawls played at random, with a liking for scuffles: what must hold at every decision.
use crate::common::*;
use riposte_options::view::BookView;

const US: [(&str, &str, &str); 4] =
    [("sword", "E6", "N"), ("guard", "F6", "N"), ("quick", "G7", "N"), ("knife", "F7", "N")];
const THEM: [(&str, &str, &str); 4] =
    [("sword-2", "E3", "S"), ("bare", "F3", "S"), ("spear", "G4", "S"), ("thrower", "F2", "S")];

/// A number for each turn of a battle, the same on every machine.
struct Chooser(u64);

impl Chooser {
    fn next(&mut self, below: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % below.max(1)
    }

    /// Any choice, but half the time one that has to do with a scuffle, or moves.
    fn choose(&mut self, battle: &Battle) -> Choice {
        let decision = battle.decision().unwrap();
        let words =
            ["grapple", "agree", "pin", "break", "draw", "attack", "push", "follow", "move"];
        let book = battle.table().book();
        let liked = |choice: &&Choice| {
            let word = book.verbs()[choice.verb.0 as usize].word;
            words.iter().any(|start| word.starts_with(start))
        };
        let wanted: Vec<&Choice> = decision.choices.iter().filter(liked).collect();
        if !wanted.is_empty() && self.next(2) == 0 {
            return *wanted[self.next(wanted.len())];
        }
        decision.choices[self.next(decision.choices.len())]
    }
}

fn check(battle: &Battle) {
    let rules = BookView::new(battle.world());
    let table = rules.table;
    for figure in table.active_figures() {
        let combatant = rules.combatant(figure);
        let name = table.name(figure);
        if rules.grappled(figure) {
            assert_eq!(table.posture(figure), Posture::Prone, "{name} fights on the ground");
            assert!(rules.foes(figure).next().is_some(), "{name} fights nobody");
        }
        if let Some(holder) = rules.pinner(figure) {
            assert!(
                combatant.held > 0 && rules.foes(figure).any(|foe| foe == holder),
                "{name} held by nobody"
            );
            assert_eq!(rules.foes(holder).count(), 1, "{name} is held by one who has another foe");
        }
        let up =
            rules.table.in_hex(table.hex(figure)).filter(|other| !table.posture(*other).down());
        assert!(up.count() <= 1, "two stand in the hex of {name}");
        assert!(table.board().standable(table.hex(figure)), "{name} is off the board");
    }
    for figure in table.figures().filter(|figure| !table.active(*figure)) {
        assert!(!rules.grappled(figure), "who is out of the fight is in no scuffle");
    }
}

/// Plays a battle; the verbs that were chosen in it.
fn brawl(seed: u64) -> Vec<String> {
    let mut battle = sides(&[&US, &THEM], Dice::seeded(seed));
    let mut chooser = Chooser(seed);
    let mut chosen = Vec::new();
    for _ in 0..600 {
        if battle.decision().is_none() {
            break;
        }
        let choice = chooser.choose(&battle);
        chosen.push(battle.table().book().verbs()[choice.verb.0 as usize].word.to_owned());
        battle.submit(choice).unwrap();
        check(&battle);
    }
    chosen
}

#[test]
fn opt_701_to_734_scuffles_and_retreats_keep_the_table_in_order() {
    let chosen: Vec<String> = (1..=30).flat_map(brawl).collect();
    for verb in [
        "grapple",
        "agree",
        "refuse",
        "attack",
        "draw-dagger",
        "break-out",
        "pin",
        "hold",
        "release",
        "break-free",
        "push",
        "follow",
        "disengage",
    ] {
        assert!(chosen.iter().any(|word| word == verb), "nobody chose to {verb}");
    }
}
