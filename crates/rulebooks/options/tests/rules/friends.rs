//! What a friend casts upon a figure is no attack (OPT-202, OPT-602, OPT-911).
use crate::common::*;
use riposte_options::casting::rolls::cast_roll;
use riposte_options::view::BookView;
use riposte_options::words::{BLUR, STONE};

#[test]
fn opt_202_602_911_a_spell_upon_a_friend_who_defends_takes_three_dice() {
    let ours: &[_] = &[("wizard", "F9", "N"), ("knife", "F8", "N")];
    let mut battle = sides(&[ours, &[("sword", "F1", "S")]], Dice::seeded(1));
    set(&mut battle, "knife", |knife| knife.turn.defending = true);
    let (wizard, knife) = (id(&battle, "wizard"), id(&battle, "knife"));
    for verb in [BLUR, STONE] {
        let roll = cast_roll(BookView::new(battle.world()), wizard, verb, Some(knife)).roll;
        assert_eq!(roll.pool.plus, 3);
    }
}
