//! Rolls in words: what they are made up of, and how they fell.

use riposte_words::{phrase, say};

use crate::decision::RollForecast;
use crate::roll::{Against, Chance, Contest, Degree, Keep, Limit, Modifier, Roll, Text, Thrown};

/// Something that is made up of parts: a roll, or a value that is rolled against.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// What it is and how much: `attack 3D+2`, `armour class 12 or more`.
    pub words: String,
    /// The parts, as they are written, each with its label and the id of its rule.
    pub parts: Vec<(String, Text, &'static str)>,
}

impl Sum {
    fn of(words: String, roll: &Roll) -> Sum {
        let part = |modifier: &Modifier| {
            (roll.scale.signed(modifier.value), said(&modifier.label), modifier.rule)
        };
        Sum { words, parts: roll.modifiers.iter().map(part).collect() }
    }

    /// A roll.
    pub fn roll(roll: &Roll) -> Sum {
        Sum::of(format!("{} {roll}", phrase(&roll.label)), roll)
    }

    /// A value that is rolled against.
    pub fn limit(limit: &Limit) -> Sum {
        Sum::of(format!("{} {}", phrase(&limit.value.label), limit.words()), &limit.value)
    }

    /// Everything that a check is made up of: the roll, those beside it, and what it is
    /// measured against.
    pub fn check(contest: &Contest) -> Vec<Sum> {
        let mut sums = vec![Sum::roll(&contest.roll)];
        sums.extend(contest.beside.iter().map(|(_, roll)| Sum::roll(roll)));
        match &contest.against {
            Against::Limit(limit) => sums.push(Sum::limit(limit)),
            Against::Roll(other) => sums.push(Sum::roll(other)),
            Against::Margins(two) => {
                sums.insert(1, Sum::limit(&two.mine));
                sums.extend([Sum::roll(&two.other), Sum::limit(&two.theirs)]);
            }
        }
        sums
    }
}

/// What the rolls of a choice are made up of.
pub fn sums(roll: &RollForecast) -> Vec<Sum> {
    match roll {
        RollForecast::Contest { contest, .. } => Sum::check(contest),
        RollForecast::Table { roll, .. } => vec![Sum::roll(roll)],
    }
}

/// The same roll by roll, where several belong to one choice: what was told of one is not told again of
/// the next, or every answer to a blow would repeat the blow.
pub fn sums_once(rolls: &[RollForecast]) -> Vec<Vec<Sum>> {
    let mut told: Vec<Sum> = Vec::new();
    let once = |roll: &RollForecast| {
        let all = sums(roll);
        let mut new: Vec<Sum> = all.iter().filter(|sum| !told.contains(sum)).cloned().collect();
        told.extend(new.iter().cloned());
        if new.is_empty() {
            // Its chance needs a name all the same.
            let named = all.into_iter().take(1).map(|sum| Sum { parts: Vec::new(), ..sum });
            new.extend(named);
        }
        new
    };
    rolls.iter().map(once).collect()
}

/// How such a roll can come out, and how likely: the chance of a check first.
pub fn chances(roll: &RollForecast) -> Vec<(Text, Chance)> {
    match roll {
        RollForecast::Contest { contest, chance } => {
            let degrees = degrees(contest).into_iter();
            let named = degrees.map(|(degree, chance)| (phrase(degree.name), chance));
            // Of several rolls each says whose chance it is.
            let succeeds: Text = say!("{roll} succeeds", roll = phrase(&contest.roll.label)).into();
            std::iter::once((succeeds, *chance)).chain(named).collect()
        }
        RollForecast::Table { rows, .. } => {
            rows.iter().map(|(name, chance)| (said(name), *chance)).collect()
        }
    }
}

/// A short text as it is shown.
fn said(text: &str) -> Text {
    phrase(text).into_owned().into()
}

/// The degrees in which a check can come out with their chances, where it is more than met or
/// missed.
pub fn degrees(contest: &Contest) -> Vec<(Degree, Chance)> {
    let degrees = contest.degrees();
    let plain = degrees.iter().all(|(degree, _)| {
        matches!(*degree, Degree::SUCCESS | Degree::FAILURE | Degree::WON | Degree::LOST)
    });
    if plain { Vec::new() } else { degrees }
}

/// What a roll needs: `, needed 11 or less`.
pub(super) fn needed(limit: &Limit) -> String {
    say!(", needed {limit}", limit = limit.words())
}

/// A roll after the fall of the dice: `attack, rolled 4 5 +6½ = 15½`.
pub fn roll(thrown: &Thrown) -> String {
    let Thrown { roll, faces, .. } = thrown;
    let total = roll.scale.write(thrown.total);
    let (label, plus) = (phrase(&roll.label), usize::from(roll.pool.plus));
    if faces.is_empty() {
        return format!("{label} {total}");
    }
    let face = |(place, face): (usize, &u8)| match place < plus {
        true => face.to_string(),
        false => format!("−{face}"),
    };
    let shown = faces.iter().enumerate().map(face).collect::<Vec<_>>().join(" ");
    let basic = match roll.basic() {
        0 => String::new(),
        basic => format!(" {}", roll.scale.signed(basic)),
    };
    if faces.len() == 1 && basic.is_empty() {
        return say!("{label}, rolled {shown}", label, shown);
    }
    let shown = [shown, counts(roll.pool.keep), basic].concat();
    say!("{label}, rolled {shown} = {total}", label, shown, total)
}

/// Which of the dice count, where not all do.
fn counts(keep: Keep) -> String {
    let words = match keep {
        Keep::All => return String::new(),
        Keep::Best(1) => say!("the best counts"),
        Keep::Worst(1) => say!("the worst counts"),
        Keep::Best(kept) => say!("the best {kept} count", kept),
        Keep::Worst(kept) => say!("the worst {kept} count", kept),
    };
    format!(" ({words})")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::roll::{Dice, Scale};

    #[test]
    fn a_roll_is_told_as_one_says_it() {
        let told = |roll: Roll, faces: &[u8]| {
            super::roll(&roll.throw(&mut Dice::given(faces.iter().copied(), None)))
        };
        let plain = |count| Roll::new("attack", Scale::Whole).dice(count, 6);
        assert_eq!(told(plain(4), &[1, 3, 3, 2]), "attack, rolled 1 3 3 2 = 9");
        assert_eq!(told(plain(1), &[5]), "attack, rolled 5");
        assert_eq!(told(plain(2).with("skill", 3, "T"), &[1, 4]), "attack, rolled 1 4 +3 = 8");
        assert_eq!(told(plain(0).with("skill", 3, "T"), &[]), "attack 3");
        let best = plain(2).keeping(Keep::Best(1));
        assert_eq!(told(best, &[5, 2]), "attack, rolled 5 2 (the best counts) = 5");
        let limit = Limit::at_most(plain(0).with("skill", 12, "T"));
        assert_eq!(needed(&limit), ", needed 12 or less");
    }

    #[test]
    fn what_answers_to_a_blow_have_in_common_is_told_once() {
        let shot = Limit::at_least(Roll::new("the shot", Scale::Whole).with("attack", 14, "T"));
        let answer = |label: &'static str, skill| {
            let roll = Roll::new(label, Scale::Whole).dice(2, 6).with("skill", skill, "T");
            let contest = Contest::against(roll, shot.clone());
            RollForecast::Contest { contest, chance: Chance::NEVER }
        };
        let rolls = [answer("block", 3), answer("jump", 4), answer("block", 3)];
        let told = sums_once(&rolls);
        let words = |sums: &[Sum]| sums.iter().map(|it| it.words.clone()).collect::<Vec<_>>();
        assert_eq!(words(&told[0]), ["block 2D+3", "the shot 14 or more"]);
        assert_eq!(words(&told[1]), ["jump 2D+4"]);
        assert_eq!(words(&told[2]), ["block 2D+3"]);
        assert!(told[2][0].parts.is_empty() && !told[1][0].parts.is_empty());
    }
}
