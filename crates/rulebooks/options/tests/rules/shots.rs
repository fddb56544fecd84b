//! Who may shoot, how often, and from the knees or the ground (OPT-514 to OPT-519, OPT-524,
//! OPT-626 to OPT-628).
use crate::common::archers::*;
use crate::common::*;
use riposte_options::ranged::shots;
use riposte_options::rolls::Blow;
use riposte_options::tables::Way;
use riposte_options::view::BookView;

#[test]
fn opt_519_one_who_was_reached_gets_off_a_last_shot_and_drops_the_bow() {
    let mut battle = field(&[("fletcher", "F9", "N"), ("sword", "F8", "S")]);
    pressed(&mut battle, "fletcher");
    assert_eq!(closed(&battle, "fire").unwrap(), "is engaged");
    dice(&mut battle, &[3, 3, 3, 3]);
    say(&mut battle, "last-shot @sword small-bow.shot");
    assert_eq!(hits(&battle, "sword"), 2);
    assert_eq!(lying(&battle), [("small-bow".to_owned(), "F9".to_owned())]);
    assert!(!combatant(&battle, "fletcher").turn.second, "one shot only, at DX 15 too");
}

#[test]
fn opt_519_who_was_engaged_before_it_moved_or_moved_two_has_no_last_shot() {
    let mut battle = field(&[("archer", "F9", "N"), ("sword", "F8", "S")]);
    acts(&mut battle, "archer");
    assert_eq!(closed(&battle, "last-shot").unwrap(), "was engaged before it moved");
    pressed(&mut battle, "archer");
    set(&mut battle, "archer", |combatant| combatant.turn.moved = 2);
    refresh(&mut battle);
    assert_eq!(closed(&battle, "last-shot").unwrap(), "moved 2, at most 1");
}

#[test]
fn opt_514_627_kneeling_down_and_shooting() {
    let mut battle = field(&[("archer", "F9", "N"), ("sword", "F5", "S")]);
    acts(&mut battle, "archer");
    assert_eq!(closed(&battle, "lie-and-fire"), None, "not even offered to a bowman");
    dice(&mut battle, &[3, 3, 3, 3]);
    say(&mut battle, "kneel-and-fire @sword small-bow.shot");
    let archer = id(&battle, "archer");
    assert_eq!(battle.table().posture(archer), Posture::Kneeling);
    assert_eq!(hits(&battle, "sword"), 2);
    assert!(lying(&battle).is_empty());
}

#[test]
fn opt_516_kneeling_for_the_last_shot_drops_the_bow() {
    let mut battle = field(&[("archer", "F9", "N"), ("sword", "F8", "S")]);
    pressed(&mut battle, "archer");
    dice(&mut battle, &[3, 3, 3, 3]);
    say(&mut battle, "kneel-and-fire @sword small-bow.shot");
    assert_eq!(battle.table().posture(id(&battle, "archer")), Posture::Kneeling);
    assert_eq!(lying(&battle), [("small-bow".to_owned(), "F9".to_owned())]);
}

#[test]
fn opt_515_517_627_lying_down_with_a_crossbow_is_worth_one() {
    let mut battle = field(&[("bolt", "F9", "N"), ("sword", "F5", "S")]);
    acts(&mut battle, "bolt");
    dice(&mut battle, &[4, 4, 3, 2, 2]);
    say(&mut battle, "lie-and-fire @sword light-crossbow.shot");
    assert_eq!(battle.table().posture(id(&battle, "bolt")), Posture::Prone);
    assert_eq!(hits(&battle, "sword"), 4, "11 hits at DX 10 + 1");
    assert!(lying(&battle).is_empty());

    let mut battle = field(&[("bolt", "F9", "N"), ("sword", "F8", "S")]);
    pressed(&mut battle, "bolt");
    dice(&mut battle, &[4, 4, 4]);
    say(&mut battle, "lie-and-fire @sword light-crossbow.shot");
    assert_eq!(hits(&battle, "sword"), 0, "12 misses");
    assert_eq!(lying(&battle), [("light-crossbow".to_owned(), "F9".to_owned())]);
}

#[test]
fn opt_627_only_a_crossbow_shoots_from_the_ground() {
    for (key, kneeling, prone) in [
        ("archer", true, false),
        ("slinger", true, false),
        ("bolt", true, true),
        ("urchin", false, false),
    ] {
        for (stature, shoots) in [(Posture::Kneeling, kneeling), (Posture::Prone, prone)] {
            let mut battle = field(&[(key, "F9", "N"), ("sword", "F5", "S")]);
            posture(&mut battle, key, stature);
            acts(&mut battle, key);
            assert_eq!(verbs(&battle).contains(&"fire".to_owned()), shoots, "{key} {stature:?}");
        }
    }
}

#[test]
fn opt_627_the_fallen_shoot_a_crossbow_unless_they_fell_this_turn() {
    for (fell, shoots) in [(0, true), (1, false)] {
        let mut battle = field(&[("bolt", "F9", "N"), ("sword", "F5", "S")]);
        posture(&mut battle, "bolt", Posture::Fallen);
        set(&mut battle, "bolt", |combatant| combatant.fell = fell);
        acts(&mut battle, "bolt");
        assert_eq!(verbs(&battle).contains(&"fire".to_owned()), shoots, "fell in turn {fell}");
    }
}

#[test]
fn opt_627_only_one_that_lies_of_its_own_will_has_a_steadier_crossbow() {
    let value = |stature: Posture| {
        let mut battle = field(&[("bolt", "F9", "N"), ("sword", "F5", "S")]);
        posture(&mut battle, "bolt", stature);
        let rules = BookView::new(battle.world());
        let (bolt, sword) = (id(&battle, "bolt"), id(&battle, "sword"));
        let arm = rules.strikes(bolt).find(|it| it.stats.way == Way::Fire).unwrap().arm;
        rules.attack_number(Blow::now(rules, bolt, sword, arm))
    };
    let standing = value(Posture::Standing);
    assert_eq!(value(Posture::Prone), standing + 1);
    assert_eq!(value(Posture::Fallen), standing);
}

#[test]
fn opt_626_who_is_quick_enough_shoots_twice() {
    let twice = |key: &str| {
        let battle = field(&[(key, "F9", "N"), ("sword", "F5", "S")]);
        let rules = BookView::new(battle.world());
        let figure = id(&battle, key);
        let (_, bow) = rules.ready_weapons(figure).next().unwrap();
        shots::shoots_twice(rules, figure, rules.tables.weapons.of(bow.weapon))
    };
    assert!(!twice("archer"), "small bow at 14");
    assert!(twice("fletcher"), "small bow at 15");
    assert!(!twice("rider"), "horse bow at 15");
    assert!(twice("yeoman"), "longbow at 18");
    assert!(!twice("slinger") && !twice("bolt"));
}

#[test]
fn opt_117_626_the_second_arrow_flies_when_all_have_acted_at_whom_it_will() {
    let mut battle = field(&[("fletcher", "F9", "N"), ("sword", "F5", "S"), ("knife", "E5", "S")]);
    slots(&mut battle);
    assert_eq!(asked(&battle), "fletcher");
    dice(&mut battle, &[3, 3, 3, 3]);
    say(&mut battle, "fire @sword small-bow.shot");
    assert_eq!((asked(&battle), question(&battle)), ("knife".to_owned(), "act"));
    say(&mut battle, "done");
    assert_eq!((asked(&battle), question(&battle)), ("sword".to_owned(), "act"));
    say(&mut battle, "done");
    assert_eq!((asked(&battle), question(&battle)), ("fletcher".to_owned(), "second-shot"));
    dice(&mut battle, &[3, 3, 3, 3]);
    say(&mut battle, "fire @knife small-bow.shot");
    assert_eq!((hits(&battle, "sword"), hits(&battle, "knife")), (2, 2));
    assert_ne!(question(&battle), "second-shot", "and no third");
}

#[test]
fn opt_626_who_is_knocked_down_has_no_second_arrow() {
    let mut battle = field(&[("fletcher", "F9", "N"), ("sword", "F5", "S")]);
    slots(&mut battle);
    dice(&mut battle, &[3, 3, 3, 3]);
    say(&mut battle, "fire @sword small-bow.shot");
    posture(&mut battle, "fletcher", Posture::Prone);
    say(&mut battle, "done");
    assert_ne!(question(&battle), "second-shot");
}

#[test]
fn opt_628_how_long_a_crossbow_takes_to_load() {
    for (key, turns) in [("bolt", 1), ("marksman", 0), ("siege", 2), ("sniper", 1)] {
        let mut battle = field(&[(key, "F9", "N"), ("sword", "F5", "S")]);
        acts(&mut battle, key);
        let shot = open(&battle).into_iter().find(|choice| choice.starts_with("fire ")).unwrap();
        say(&mut battle, &shot);
        assert_eq!(combatant(&battle, key).loading.of(0), turns, "{key}");
    }
}

#[test]
fn opt_524_628_loading_takes_actions_and_until_then_there_is_no_shot() {
    let mut battle = field(&[("siege", "F9", "N"), ("sword", "F5", "S")]);
    set(&mut battle, "siege", |combatant| combatant.loading.set(0, 2));
    acts(&mut battle, "siege");
    assert_eq!(closed(&battle, "fire").unwrap(), "the crossbow needs 2 turns of loading");
    say(&mut battle, "reload");
    assert_eq!(combatant(&battle, "siege").loading.of(0), 1);
    acts(&mut battle, "siege");
    say(&mut battle, "reload");
    acts(&mut battle, "siege");
    assert!(verbs(&battle).contains(&"fire".to_owned()));
    assert!(!verbs(&battle).contains(&"reload".to_owned()));
}

#[test]
fn opt_524_an_engaged_figure_cannot_reload() {
    let mut battle = field(&[("bolt", "F9", "N"), ("sword", "F8", "S")]);
    set(&mut battle, "bolt", |combatant| combatant.loading.set(0, 1));
    pressed(&mut battle, "bolt");
    assert!(!verbs(&battle).contains(&"reload".to_owned()));
    assert_eq!(closed(&battle, "reload").unwrap(), "is engaged");
}

/// Somebody with two crossbows.
const TWO: &str = r#"
  (key: "two", name: "Two", icon: "x", scores: {"ST": 15, "DX": 10},
   kit: [(item: "light-crossbow", at: Both), (item: "heavy-crossbow", at: Back)]),
  (key: "sword", name: "Sword", icon: "x", scores: {"ST": 14, "DX": 10},
   kit: [(item: "broadsword", at: Right)]),
"#;

#[test]
fn opt_628_each_crossbow_is_loaded_for_itself() {
    let ours: &[(&str, &str, &str)] = &[("two", "F9", "N")];
    let foes: &[(&str, &str, &str)] = &[("sword", "F5", "S")];
    let mut battle =
        riposte_trial::battle(riposte_options::Options, TWO, &[ours, foes], Dice::seeded(1));
    acts(&mut battle, "two");
    dice(&mut battle, &[6, 5, 5]);
    say(&mut battle, "fire @sword light-crossbow.shot");
    acts(&mut battle, "two");
    assert_eq!(closed(&battle, "fire").unwrap(), "the crossbow needs a turn of loading");
    say(&mut battle, "change-weapon heavy-crossbow");
    acts(&mut battle, "two");
    assert!(can(&battle, "fire @sword heavy-crossbow.shot"), "it has not been shot yet");
    assert!(!verbs(&battle).contains(&"reload".to_owned()));
}

#[test]
fn opt_628_a_crossbow_keeps_its_state_when_something_before_it_is_lost() {
    let mut loading = riposte_kit::items::PerItem::default();
    loading.set(1, 2);
    loading.set(3, 1);
    loading.forget(1);
    assert_eq!(loading.all().collect::<Vec<_>>(), [(3, 1)]);
}

#[test]
fn opt_101_632_a_halfling_throws_stones_well_too() {
    let roster = r#"
      (key: "half", name: "Half", icon: "x", scores: {"ST": 8, "DX": 14, "halfling": 1},
       kit: [(item: "rock", at: Right)]),
      (key: "sword", name: "Sword", icon: "x", scores: {"ST": 14, "DX": 10},
       kit: [(item: "broadsword", at: Right)]),
    "#;
    let ours: &[(&str, &str, &str)] = &[("half", "F9", "N")];
    let foes: &[(&str, &str, &str)] = &[("sword", "F5", "S")];
    let battle =
        riposte_trial::battle(riposte_options::Options, roster, &[ours, foes], Dice::seeded(1));
    let rules = BookView::new(battle.world());
    let arm = rules.strikes(FigureId(0)).next().unwrap().arm;
    let blow = riposte_options::rolls::Blow::now(rules, FigureId(0), FigureId(1), arm);
    assert_eq!(rules.attack_value(blow).basic(), 14 - 4 + 2);
}
