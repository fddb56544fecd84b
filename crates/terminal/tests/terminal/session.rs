//! Sessions at the terminal, typed and read.

use riposte_rules::battle::Battle;
use riposte_rules::data::Scenario;
use riposte_rules::roll::Dice;
use riposte_terminal::{Close, Log, Seat, board, muster, play, question, seats, show};

fn battle(seed: u64) -> Battle {
    let (shelf, library) = (riposte_shelf::shelf(), riposte_shelf::library());
    let key = library.names("scenarios").next().unwrap().to_owned();
    let scenario = Scenario::shipped(&library, &key).unwrap();
    Battle::new(&shelf, &library, &scenario, Dice::seeded(seed)).unwrap()
}

fn sit(names: &[&str]) -> Vec<Seat> {
    let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    seats(&names, 2, 1, &riposte_shelf::library()).unwrap()
}

fn session(names: &[&str], typed: &str) -> (Close, String) {
    let mut battle = battle(1);
    let mut out = Vec::new();
    let mut seats = sit(names);
    let close =
        play(&mut battle, &mut seats, typed.as_bytes(), &mut out, &mut (), Log::folded()).unwrap();
    (close, String::from_utf8(out).unwrap())
}

#[test]
fn everyone_stands_on_the_board() {
    let battle = battle(1);
    let table = battle.table();
    let text = show(table);
    for figure in table.figures() {
        assert!(text.contains(table.name(figure)), "{text}");
    }
    let [columns, rows] = table.board().size();
    let lines: Vec<String> = board(table).lines().map(str::to_owned).collect();
    assert_eq!(lines.len() as i32, 2 * rows + 2);
    assert!(lines.iter().all(|line| line.chars().count() as i32 <= 4 + 4 * columns.max(20)));
    assert!(muster(table).contains("facing"));
    assert!(question(table).contains("  1  "));
}

#[test]
fn computers_play_to_the_end() {
    let (close, text) = session(&["squire", "random"], "");
    assert!(matches!(close, Close::Over(_)), "{text}");
}

#[test]
fn a_person_can_play_by_number_by_notation_and_by_enter() {
    let (close, text) =
        session(&["human", "squire"], "help\n1\n\ndetails 1\nshow\nchoices\nquit\n");
    assert_eq!(close, Close::Left);
    assert!(text.contains("details N"), "{text}");
}

#[test]
fn a_figure_is_looked_at_closer_by_its_name() {
    let battle = battle(1);
    let table = battle.table();
    let figure = table.figures().next().unwrap();
    let foe = table.enemies(figure).next().unwrap();
    let typed = format!("about nobody at all\nabout {}\nquit\n", table.name(figure));
    let (_, text) = session(&["human", "squire"], &typed);
    assert!(text.contains("expected one of"), "{text}");
    assert!(text.contains("stands on "), "{text}");
    assert!(text.contains(&format!("{} is ", table.name(foe))), "{text}");
}

#[test]
fn the_defaults_alone_carry_a_battle_on() {
    let (close, _) = session(&["human", "squire"], &"\n".repeat(5_000));
    assert!(matches!(close, Close::Over(_)));
}

#[test]
fn nonsense_is_answered_and_the_end_of_input_is_no_error() {
    let typed = "frobnicate\n999\ndetails\ndetails x\nattack @nobody\n\u{1F980} =7\nundo\n";
    let (close, text) = session(&["human", "human"], typed);
    assert_eq!(close, Close::Left);
    assert!(text.contains("expected one of") && text.contains("expected a number"), "{text}");
    assert!(text.contains("nothing can be taken back"), "{text}");
}

#[test]
fn a_closed_output_is_no_error() {
    struct Closed;
    impl std::io::Write for Closed {
        fn write(&mut self, _: &[u8]) -> std::io::Result<usize> {
            Err(std::io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let mut battle = battle(1);
    let close =
        play(&mut battle, &mut sit(&["squire"]), &b""[..], Closed, &mut (), Log::folded()).unwrap();
    assert_eq!(close, Close::Left);
}

#[test]
fn unknown_players_are_refused() {
    let library = riposte_shelf::library();
    let error = seats(&["nobody".to_owned()], 2, 1, &library).err().unwrap();
    assert!(error.contains("human, random, brawler, henchman, beginner, squire"), "{error}");
    assert!(seats(&[], 2, 1, &library).is_err());
    let many = vec!["random".to_owned(); 3];
    assert!(seats(&many, 2, 1, &library).is_err());
}

#[test]
fn a_place_in_which_many_fight_is_told_as_two_rows_face_to_face() {
    let (shelf, library) = (riposte_shelf::shelf(), riposte_shelf::library());
    let scenario = Scenario::shipped(&library, "taproom").unwrap();
    let dice = Dice::given([5; 8].into_iter().chain([6, 7]), Some(1));
    let mut battle = Battle::new(&shelf, &library, &scenario, dice).unwrap();
    for line in ["pick corwen:", "strike @wenzel", "another", "pick ilse:", "vantage @lisbet"] {
        let choice = riposte_rules::decision::read(battle.table(), line).unwrap();
        battle.submit(choice).unwrap();
    }
    let text = board(battle.table());
    let rows = [
        "    B2, the taproom: The guests against The regulars",
        "                 10/10  Corwen C  strike --> w   │ C <-- strike  w Wenzel  10/10",
        "                   8/8  Tamsin T                 │               b Bastian  12/12",
        "    10/10  Maren of the banner M                 │               e Wenzel's cousin  8/8",
        "            8/8 shots 10  Ilse I  vantage - -> l │               l Lisbet  8/8 shots 5",
    ];
    for row in rows {
        assert!(text.lines().any(|line| line == row), "{row}\n{text}");
    }
    assert!(!text.contains("has strike on"), "who has what on whom stands in the rows alone");
}
