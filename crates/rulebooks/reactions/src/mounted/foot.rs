//! What a figure that is on foot may do about mounts: get on one, brace a weapon against one
//! (REA-110, REA-112).

use riposte_rules::decision::{Arm, Choice};
use riposte_rules::figure::{Bond, FigureId};

use super::table::Against;
use crate::view::BookView;
use crate::words::*;

/// Getting on a mount that is beside one and has no rider (REA-112).
pub fn mounting(rules: BookView, figure: FigureId, out: &mut Vec<Choice>) {
    let able = rules.on_foot(figure) && !rules.prone(figure);
    if !able || rules.points(figure) < rules.tables.riding.seat {
        return;
    }
    let may = |mount: &FigureId| {
        let bond = Bond { from: figure, kind: RIDES, to: *mount };
        rules.loose(*mount) && riposte_rules::battle::fits(rules.table, bond).is_ok()
    };
    out.extend(rules.table.friends(figure).filter(may).map(|mount| Choice::plain(MOUNT).at(mount)));
}

/// Bracing a spear or pike (REA-110), where there are riders to brace it against.
pub fn bracing(rules: BookView, figure: FigureId, out: &mut Vec<Choice>) {
    let may = rules.on_foot(figure)
        && !rules.prone(figure)
        && !rules.steed(figure).braced
        && rules.points(figure) >= rules.tables.riding.brace
        && rules.foes(figure).any(|enemy| rules.is_mount(enemy));
    if let Some(arm) = rules.can_brace(figure).filter(|_| may) {
        out.push(Choice { arm: Some(arm), ..Choice::plain(BRACE) });
    }
}

impl BookView<'_> {
    /// What a figure holds that can be braced (REA-110).
    pub fn can_brace(self, figure: FigureId) -> Option<Arm> {
        let mut ready = self.table.arms(figure).ready();
        let (number, _) = ready.find(|(_, item)| {
            let stats = self.tables.weapons.of(item.weapon);
            stats.braced != Against::Nothing && self.has_arm_for(figure, *item)
        })?;
        Some(Arm { item: number, mode: None })
    }
}
