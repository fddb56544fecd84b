//! What is said of a choice first.
use riposte_rules::decision::{
    Choice, Decision, Exposure, Forecast, HarmForecast, Question, Verb, When, put_in_order, usual,
};
use riposte_rules::prelude::*;

fn percent(percent: u128) -> Chance {
    Chance::new(percent, 100)
}

fn harm(mean: f64, out: f64) -> HarmForecast {
    let degrees = vec![("unhurt".into(), 1.0 - out), ("dead".into(), out)];
    HarmForecast { figure: FigureId(1), degrees, mean, out, worth: out }
}

/// A blow at the head of one who has points left to parry with.
fn blow(open: u128, answered: Option<u128>) -> Forecast {
    Forecast {
        chance: Some(percent(open)),
        answered: answered.map(percent),
        harm: Some(harm(4.0, 0.7)),
        answered_harm: answered.map(|_| harm(0.4, 0.06)),
        ..Forecast::default()
    }
}

const STRIKE: Verb = Verb(1);

fn strike(at: u8) -> Choice {
    Choice::plain(STRIKE).at(FigureId(at))
}

#[test]
fn the_chance_against_the_best_answer_is_said_first() {
    let forecast = blow(90, Some(8));
    let outlook = forecast.outlook();
    assert_eq!(outlook.first.chance, Some(percent(8)));
    assert_eq!(outlook.first.does(), ["fells 6 %", "harm 0.4"]);
    assert_eq!(outlook.small_print(), "90 % if let pass");
    assert_eq!(outlook.passed.unwrap().does(), ["fells 70 %", "harm 4.0"]);
}

#[test]
fn where_nobody_answers_there_is_one_number() {
    for forecast in [blow(90, None), blow(40, Some(60))] {
        let outlook = forecast.outlook();
        assert_eq!(outlook.first.chance, forecast.chance);
        assert_eq!(outlook.first.harm, forecast.harm.as_ref());
        assert_eq!((outlook.passed, outlook.small_print()), (None, String::new()));
    }
}

#[test]
fn blows_are_listed_by_what_is_said_first_and_the_rest_as_it_comes() {
    let done = (Choice::plain(Verb(0)), Forecast::default());
    let risk = |dice: i16, chance| {
        (Choice { number: Some(dice), ..Choice::plain(Verb(2)) }, blow(chance, None))
    };
    let mut ways = vec![
        done.clone(),
        (strike(1), blow(90, Some(8))),
        (strike(2), blow(30, None)),
        (strike(3), blow(80, Some(20))),
        risk(0, 10),
        risk(1, 20),
    ];
    put_in_order(&mut ways, |(choice, forecast)| (choice, forecast));
    let listed: Vec<Choice> = ways.iter().map(|(choice, _)| *choice).collect();
    let risks = [risk(0, 0).0, risk(1, 0).0];
    assert_eq!(listed[..4], [done.0, strike(2), strike(3), strike(1)]);
    assert_eq!(listed[4..], risks);
}

fn decision(default: Choice) -> Decision {
    Decision {
        side: Side(0),
        figure: FigureId(0),
        question: Question(0),
        choices: vec![strike(1), strike(2), strike(3)],
        decline: strike(1),
        default,
    }
}

#[test]
fn the_usual_blow_goes_by_what_is_said_first() {
    let ways = [
        (strike(1), blow(90, Some(8))),
        (strike(2), blow(30, None)),
        (strike(3), blow(60, Some(30))),
    ];
    let usual = |default| usual(&decision(default), ways.iter().map(|(c, f)| (c, f)));
    assert_eq!(usual(strike(1)), strike(2), "of two that promise as much the one that harms more");
    assert_eq!(usual(strike(3)), strike(3), "nothing promises more than what the rules name");
    assert_eq!(usual(Choice::plain(Verb(0))), Choice::plain(Verb(0)));
}

fn exposure(by: u8, chance: u128, on_the_way: bool, comes: bool) -> Exposure {
    Exposure {
        by: FigureId(by),
        at: None,
        arm: riposte_rules::decision::Arm { item: 0, mode: Some(0) },
        weapon: "sword".into(),
        hex: Hex::ZERO,
        on_the_way,
        comes,
        chance: percent(chance),
        from_behind: false,
    }
}

#[test]
fn who_can_strike_where_one_ends_is_told_from_who_would_have_to_come() {
    let exposure = vec![
        exposure(1, 50, false, true),
        exposure(2, 20, false, false),
        exposure(3, 50, false, false),
        exposure(4, 10, true, false),
    ];
    let forecast = Forecast { exposure, ..Forecast::default() };
    let names =
        |when: When| -> Vec<u8> { forecast.open_to(when).0.iter().map(|blow| blow.by.0).collect() };
    assert_eq!(names(When::OnTheWay), [4]);
    assert_eq!(names(When::There), [3, 2]);
    assert_eq!(names(When::IfTheyCome), [1]);
    assert_eq!(forecast.open_to(When::There).1, percent(60));
}
