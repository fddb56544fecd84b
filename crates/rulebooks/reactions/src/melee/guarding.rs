//! How many dice a defence risks against an attack whose dice are named (REA-14).

use riposte_kit::memo::{Memo, remembered};
use riposte_rules::roll::Roll;

use crate::risked::{Risking, best_risk};
use crate::rule_ids;

/// The number of dice that serves a defence best against an attack whose dice are named.
///
/// What flies has to come up to a difficulty besides: the rest is lost in any case.
pub fn guarding(defence: &Roll, attack: &Roll, difficulty: Option<i32>) -> u8 {
    type Key = (i32, i32, u8, Option<i32>);
    thread_local! {
        static KNOWN: Memo<Key, u8> = Memo::default();
    }
    let key = (defence.basic(), attack.basic(), attack.pool.plus, difficulty);
    remembered(&KNOWN, key, || {
        let spread = attack.spread();
        let least = difficulty.unwrap_or(i32::MIN);
        best_risk(defence, |total| 1.0 - spread.share(|other| other >= total.max(least)))
    })
}

/// The defence with that number of dice.
pub fn guarded(defence: Roll, attack: &Roll, difficulty: Option<i32>) -> Roll {
    let dice = guarding(&defence, attack, difficulty);
    defence.risking(dice, rule_ids::RISK)
}
