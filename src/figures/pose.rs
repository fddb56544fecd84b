//! Puts tokens and their parts where they are to be seen.

use bevy::prelude::*;
use riposte_rules::figure::{FigureId, Life};

use super::lying::OnGround;
use super::opened::Opened;
use super::shown::{Motion, Shown, Signs, TokenSlot};
use super::spawn::{LAYER, Parts};
use super::steed::Steed;
use crate::app_state::Screen;
use crate::board::layout::centre;

type Token = (
    Ref<'static, Shown>,
    Ref<'static, Motion>,
    Ref<'static, TokenSlot>,
    Ref<'static, Signs>,
    &'static Parts,
    &'static FigureId,
    Entity,
);

/// Moves changed tokens.
pub fn pose(
    tokens: Query<Token>,
    mut places: Query<&mut Transform>,
    mut sprites: Query<&mut Sprite>,
    opened: Option<Res<Opened>>,
) {
    let in_closeup = |figure| opened.as_ref().is_some_and(|opened| opened.of(figure).is_some());
    for (shown, motion, stand, signs, parts, figure, token) in &tokens {
        let still = !shown.is_changed() && !motion.is_changed();
        if still && !stand.is_changed() && !signs.is_changed() {
            continue;
        }
        let motion = if in_closeup(*figure) { motion.on_small_map() } else { *motion };
        let lift = match (shown.down(), signs.steed) {
            (true, _) => -4.0,
            (false, Steed::None) => 0.0,
            // Below its rider.
            (false, _) => -2.0,
        };
        if let Ok(mut place) = places.get_mut(token) {
            let at = centre(shown.hex) + stand.aside + motion.away + motion.offset;
            place.translation = at.extend(LAYER + lift);
            place.scale = Vec3::splat(stand.size);
        }
        let way = signs.turn(shown.as_ref());
        let turn = way - std::f32::consts::FRAC_PI_2 + motion.turn;
        let back = |far: f32| (Vec2::from_angle(way + motion.turn) * -far).extend(0.0);
        let steed = signs.steed;
        let behind = [(parts.body, steed.behind(), 1.0), (parts.face, steed.croup(), steed.face())];
        for (part, far, size) in behind {
            if let Ok(mut place) = places.get_mut(part) {
                let level = place.translation.z;
                let at = if steed == Steed::None { Vec3::ZERO } else { back(far) };
                place.translation = at.truncate().extend(level);
                place.scale = Vec3::splat(size);
            }
        }
        let turned = [(parts.arms, turn + motion.swing), (parts.body, turn), (parts.wedge, turn)];
        for (part, turn) in turned {
            if let Ok(mut place) = places.get_mut(part) {
                place.rotation = Quat::from_rotation_z(turn);
            }
        }
        if let Ok(mut place) = places.get_mut(parts.arms) {
            let level = place.translation.z;
            place.translation = motion.hands.extend(level);
        }
        let cover = motion.cover * if shown.life == Life::Active { 1.0 } else { 0.72 };
        let shade = LinearRgba::rgb(1.0, 1.0, 1.0) * (1.0 + 2.2 * motion.flash);
        // In a crowd weapons would cover those beside.
        let held = if stand.crowded { 0.0 } else { cover };
        let covers =
            [(parts.arms, held), (parts.body, cover), (parts.face, cover), (parts.wedge, cover)];
        for (part, cover) in covers {
            if let Ok(mut sprite) = sprites.get_mut(part) {
                sprite.color = Color::from(shade).with_alpha(cover);
            }
        }
    }
}

/// Hides tokens of figures that have left, and everything away from the battle.
pub fn appear(
    screen: Res<State<Screen>>,
    mut tokens: Query<(&Shown, &Motion, &TokenSlot, &mut Visibility), With<Parts>>,
    mut things: Query<&mut Visibility, (With<OnGround>, Without<Parts>)>,
) {
    let on_stage = matches!(screen.get(), Screen::Battle | Screen::Outcome);
    for mut visibility in &mut things {
        let wanted = if on_stage { Visibility::Inherited } else { Visibility::Hidden };
        visibility.set_if_neq(wanted);
    }
    for (shown, motion, stand, mut visibility) in &mut tokens {
        let seen = on_stage && stand.seen() && (shown.life != Life::Gone || motion.cover < 1.0);
        let wanted = if seen { Visibility::Inherited } else { Visibility::Hidden };
        visibility.set_if_neq(wanted);
    }
}
