//! Battles by letter: texts, what one tells beside another, and dice that nobody foresees.

use riposte_ai::find;
use riposte_record::{
    Chain, Correspondence, Deal, Holder, Letter, Link, News, Paper, Record, Shared, throw,
};
use riposte_rules::battle::Battle;
use riposte_rules::data::{Library, Scenario};
use riposte_rules::decision::{Refusal, read, write};
use riposte_rules::figure::Side;
use riposte_rules::rulebook::Shelf;

fn sources() -> (Shelf, Library) {
    (riposte_shelf::shelf(), riposte_shelf::library())
}

fn deal(key: &str, sworn: bool) -> Deal {
    let library = riposte_shelf::library();
    let scenario = Scenario::shipped(&library, key).unwrap();
    let players = vec!["human".to_owned(); scenario.sides.len()];
    Deal { players, sworn, ..Deal::new(&library, &scenario, Some(7), &[]) }
}

/// A letter of a battle some choices on.
fn letter(key: &str, choices: usize) -> Letter {
    let (shelf, library) = sources();
    let deal = deal(key, false);
    let mut battle = deal.set_up(&shelf, &library).unwrap();
    let mut record = Record::begin(deal.clone(), battle.world());
    let mut player = find("random").unwrap().make(3, &library);
    for _ in 0..choices {
        let (choice, _) = player.decide(battle.world()).unwrap();
        record.submit(&mut battle, choice).unwrap();
    }
    let mut correspondence = Correspondence::new(0xabcd, &deal);
    correspondence.seats[0] = Holder::named("Ann").unwrap();
    Letter::of(correspondence, record, None, battle.world())
}

#[test]
fn a_letter_comes_back_as_it_was() {
    let (shelf, library) = sources();
    for choices in [0, 1, 9] {
        let mut letter = letter("duel", choices);
        letter.correspondence.oaths[1] = Some(Chain::new([4; 32]).end());
        let text = letter.to_text();
        assert_eq!(Letter::from_text("x", &text), Ok(letter.clone()));
        let shared = Shared::Paper(Paper::Letter(letter.clone()));
        assert_eq!(Shared::read("x", &text), Ok(shared.clone()));
        assert_eq!(Shared::from_link(&shared.link()), Ok(shared));
        let battle = letter.set_up(&shelf, &library).unwrap();
        assert_eq!(battle.decision().map(|asked| asked.side), letter.asked);
    }
}

#[test]
fn names_fit_in_their_line() {
    let named = |name: &str| Holder::named(name);
    assert_eq!(named("  Ann,  of\nRye "), Some(Holder::Person("Ann of Rye".into())));
    assert_eq!(named("=?"), None);
    assert_eq!(named(" \t"), None);
    assert_eq!(named(&"x".repeat(99)), Some(Holder::Person("x".repeat(24))));
    let mut letter = letter("duel", 1);
    letter.correspondence.seats[1] = named("?=Bén, the \u{7}2nd").unwrap();
    assert_eq!(Letter::from_text("x", &letter.to_text()), Ok(letter));
}

#[test]
fn news_are_told_from_what_is_old_and_from_what_is_another_course() {
    let (three, five) = (letter("duel", 3), letter("duel", 5));
    assert_eq!(three.news(&three), News::Same);
    assert_eq!(five.news(&three), News::Newer);
    assert_eq!(three.news(&five), News::Older);
    let mut taken = three.clone();
    taken.correspondence.seats[1] = Holder::named("Ben").unwrap();
    assert_eq!(taken.news(&three), News::Newer);
    assert_eq!(three.clone().joined(&taken), taken);
    let other = |new: &Letter, known: &Letter, says: &str| match new.news(known) {
        News::Other(what) => assert!(what.contains(says), "{what}"),
        news => panic!("{says}: {news:?}"),
    };
    let mut carl = taken.clone();
    carl.correspondence.seats[1] = Holder::named("Carl").unwrap();
    other(&carl, &taken, "\"Carl\" sits in it where \"Ben\" sits here");
    let mut answered = five.clone();
    answered.record.steps[3].choice = "decline".into();
    other(&answered, &five, "choice 4 is \"decline\" in it");
    let mut foreign = three.clone();
    foreign.correspondence.id += 1;
    other(&foreign, &three, "another battle");
    let mut sworn = three.clone();
    sworn.correspondence.oaths[0] = Some(Link::by_lot(1));
    let mut otherwise = sworn.clone();
    otherwise.correspondence.oaths[0] = Some(Link::by_lot(2));
    other(&otherwise, &sworn, "sworn otherwise");
}

#[test]
fn a_sealed_choice_comes_before_what_comes_of_it() {
    let (three, five) = (letter("duel", 3), letter("duel", 5));
    let sealed = |choice: &str| Letter { sealed: Some(choice.to_owned()), ..three.clone() };
    let right = sealed(&five.record.steps[3].choice);
    assert_eq!(right.news(&three), News::Newer);
    assert_eq!(five.news(&right), News::Newer);
    assert_eq!(right.news(&five), News::Older);
    assert_eq!(right.news(&right), News::Same);
    assert!(matches!(five.news(&sealed("decline")), News::Other(_)));
    assert_eq!(Letter::from_text("x", &right.to_text()), Ok(right));
}

/// A battle with sworn dice between two chains, so many choices on.
fn sworn(key: &str, choices: usize) -> (Letter, Battle, [Chain; 2]) {
    let (shelf, library) = sources();
    let deal = deal(key, true);
    let chains = [Chain::new([1; 32]), Chain::new([2; 32])];
    let mut correspondence = Correspondence::new(5, &deal);
    correspondence.oaths = chains.iter().map(|chain| Some(chain.end())).collect();
    let mut battle = deal.set_up(&shelf, &library).unwrap();
    let mut record = Record::begin(deal, battle.world());
    let mut player = find("random").unwrap().make(3, &library);
    for _ in 0..choices {
        let Some((choice, _)) = player.decide(battle.world()) else { break };
        let side = battle.decision().unwrap().side;
        let words = write(battle.table(), &choice);
        match battle.submit(choice) {
            Ok(()) => record.note(words, battle.world()),
            Err(Refusal::Dice(_)) => {
                let shown: Vec<Link> = record.steps.iter().filter_map(|step| step.link).collect();
                let partner = correspondence.partner(side).unwrap();
                let link = chains[partner.index()].next(&shown).unwrap();
                throw(battle.world_mut(), choice, &words, link).unwrap();
                record.note_thrown(words, Some(link), battle.world());
            }
            Err(refusal) => panic!("{refusal}"),
        }
        battle.drain_events();
    }
    (Letter::of(correspondence, record, None, battle.world()), battle, chains)
}

#[test]
fn sworn_dice_fall_from_the_links_of_the_other_side_in_every_book() {
    let (shelf, library) = sources();
    for key in riposte_trial::FIRST {
        let (letter, battle, _) = sworn(key, 80);
        let thrown = letter.record.steps.iter().filter(|step| step.link.is_some()).count();
        assert!(thrown > 3 && thrown < letter.record.steps.len(), "{key}: {thrown}");
        let read = Letter::from_text("x", &letter.to_text()).unwrap();
        assert_eq!(read, letter);
        assert_eq!(read.set_up(&shelf, &library).unwrap().hash(), battle.hash(), "{key}");
    }
}

#[test]
fn dice_from_another_link_are_refused() {
    let (shelf, library) = sources();
    let (letter, ..) = sworn("duel", 60);
    let at = letter.record.steps.iter().position(|step| step.link.is_some()).unwrap();
    let refused = |letter: &Letter| letter.set_up(&shelf, &library).err().unwrap().to_string();
    let mut forged = letter.clone();
    forged.record.steps[at].link = Some(Link::by_lot(9));
    assert!(refused(&forged).contains("next link of the other side"), "{}", refused(&forged));
    // One left out: no dice fall at all.
    forged.record.steps[at].link = None;
    assert!(refused(&forged).contains("no die is left"), "{}", refused(&forged));
    // In its place, but with another choice before it: other faces.
    let mut other = letter;
    other.record.steps[at].hash ^= 1;
    assert!(refused(&other).contains("goes another way"), "{}", refused(&other));
}

#[test]
fn a_side_is_answered_by_the_next_person() {
    let mut correspondence = letter("duel", 0).correspondence;
    assert_eq!(correspondence.partner(Side(0)), Some(Side(1)));
    assert_eq!(correspondence.partner(Side(1)), Some(Side(0)));
    assert_eq!(correspondence.free(), Some(Side(1)));
    correspondence.seats[1] = Holder::Computer;
    assert_eq!(correspondence.partner(Side(0)), None);
    assert_eq!(correspondence.free(), None);
}

#[test]
fn what_is_sealed_has_to_be_a_choice() {
    let (shelf, library) = sources();
    let mut letter = letter("duel", 2);
    letter.sealed = Some("fly to the moon".into());
    assert!(letter.set_up(&shelf, &library).is_err());
    let battle = Letter { sealed: None, ..letter.clone() }.set_up(&shelf, &library).unwrap();
    let usual = battle.decision().unwrap().decline;
    let words = write(battle.table(), &usual);
    assert!(read(battle.table(), &words).is_ok());
    letter.sealed = Some(words);
    assert!(letter.set_up(&shelf, &library).is_ok());
}
