//! What pictures are taken of.

/// A picture to be taken.
pub struct Shot {
    /// The name of its test.
    pub test: &'static str,
    /// Where what it is to look like is kept.
    pub kept: &'static str,
    /// The switches of the program.
    pub switches: &'static [&'static str],
    /// The size of the window, in points.
    pub size: [u32; 2],
    /// The part of its points that may differ.
    pub most: f64,
}

/// So much of a picture may differ: the edges of letters, which each machine draws a little
/// otherwise.
pub const NEARLY: f64 = 0.01;
/// Of one that tells of data which grow: only the frame stays.
const ROUGHLY: f64 = 0.35;
const DESKTOP: [u32; 2] = [1280, 720];

/// The map of it with words on paper at every figure and mark.
pub const BATTLE: Shot = Shot {
    test: "a_battle_looks_as_kept",
    kept: "docs/pictures/battle.png",
    switches: &[
        "--scenario",
        "hedge",
        "--seed",
        "9",
        "--script",
        "tests/scripts/battle.txt",
        "--point",
        "advance H3 >NW @edda great-sword.cut",
    ],
    size: DESKTOP,
    most: NEARLY,
};
/// Where the words on its map lie: left, top, width and height.
pub const WORDS: [u32; 4] = [520, 235, 252, 212];
/// More pixels a point than one.
pub const SCALES: &[f32] = &[1.5, 2.0, 3.0];
/// So much of the map may differ then, when areas are compared.
pub const IN_SMALL: f64 = 0.018;

/// A try of somebody for strike on one who has strike on another already.
const CLOSEUP: &[&str] = &[
    "--scenario",
    "taproom",
    "--seed",
    "3",
    "--script",
    "tests/scripts/closeup.txt",
    "--point",
    "strike @wenzel",
];

const PHONE: [u32; 2] = [390, 844];

/// A picture of a battle that is kept for comparison only.
const fn kept(test: &'static str, kept: &'static str, switches: &'static [&'static str]) -> Shot {
    Shot { test, kept, switches, size: DESKTOP, most: NEARLY }
}

/// All that are taken by switches.
pub const ALL: &[Shot] = &[
    Shot {
        test: "the_title_looks_as_kept",
        kept: "docs/pictures/title.png",
        switches: &["--screen", "title"],
        size: DESKTOP,
        most: NEARLY,
    },
    Shot {
        test: "setting_up_looks_roughly_as_kept",
        kept: "docs/pictures/setup.png",
        switches: &["--screen", "setup"],
        size: DESKTOP,
        most: ROUGHLY,
    },
    BATTLE,
    Shot {
        test: "a_lesson_looks_as_kept",
        kept: "docs/pictures/lesson.png",
        switches: &["--lesson", "maneuvers", "--step", "3"],
        size: DESKTOP,
        most: NEARLY,
    },
    kept("the_lessons_look_as_kept", "tests/pictures/kept/lessons.png", &["--screen", "lessons"]),
    Shot {
        size: PHONE,
        ..kept(
            "a_lesson_on_a_phone_looks_as_kept",
            "tests/pictures/kept/lesson-phone.png",
            &["--lesson", "lengths", "--step", "5"],
        )
    },
    Shot {
        test: "a_reaction_looks_as_kept",
        kept: "docs/pictures/reaction.png",
        switches: &[
            "--scenario",
            "match",
            "--seed",
            "5",
            "--script",
            "tests/scripts/reaction.txt",
            "--point",
            "block >NE broadsword",
        ],
        size: DESKTOP,
        most: NEARLY,
    },
    Shot {
        test: "how_it_ended_looks_as_kept",
        kept: "docs/pictures/outcome.png",
        switches: &[
            "--scenario",
            "duel",
            "--seed",
            "3",
            "--script",
            "tests/scripts/outcome.txt",
            "--screen",
            "outcome",
        ],
        size: DESKTOP,
        most: NEARLY,
    },
    kept("a_place_from_near_looks_as_kept", "docs/pictures/closeup.png", CLOSEUP),
    Shot {
        size: PHONE,
        ..kept("a_place_on_a_phone_looks_as_kept", "tests/pictures/kept/phone.png", CLOSEUP)
    },
    kept(
        "a_feint_looks_as_kept",
        "tests/pictures/kept/feint.png",
        &[
            "--scenario",
            "lesson",
            "--seed",
            "5",
            "--script",
            "tests/scripts/feint.txt",
            "--point",
            "strike @raoul broadsword.cut",
        ],
    ),
    kept(
        "riders_and_lengths_look_as_kept",
        "tests/pictures/kept/charge.png",
        &["--scenario", "furlong", "--seed", "5", "--script", "tests/scripts/charge.txt"],
    ),
    kept(
        "braced_pikes_look_as_kept",
        "tests/pictures/kept/pikes.png",
        &["--scenario", "pikes", "--seed", "5", "--script", "tests/scripts/pikes.txt"],
    ),
    kept(
        "a_facing_looks_as_kept",
        "tests/pictures/kept/points.png",
        &["--scenario", "points", "--seed", "5", "--script", "tests/scripts/points.txt"],
    ),
];
