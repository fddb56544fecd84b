//! When the map is drawn.

use bevy::prelude::*;
use bevy::sprite_render::SpriteSystems;

/// When what stands on the map is put up and taken away. After it the engine works on each
/// picture that has changed, and those must still be there.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Drawing;

pub(super) fn plugin(app: &mut App) {
    let drawing = Drawing.before(SpriteSystems::ComputeSlices).before(TransformSystems::Propagate);
    app.configure_sets(PostUpdate, drawing);
}

/// Whether a system of a plugin is over before the engine works on the pictures that have
/// changed, whichever of the two was added first: what has no order runs by that.
#[cfg(test)]
#[allow(clippy::expect_used)]
pub fn draws_in_time<M>(other: fn(&mut App), system: impl IntoSystem<(), (), M> + Copy) -> bool {
    use std::any::TypeId;
    fn work() {}
    fn engine(app: &mut App) {
        app.add_systems(PostUpdate, work.in_set(SpriteSystems::ComputeSlices));
    }
    fn kind<M>(system: impl IntoSystem<(), (), M>) -> TypeId {
        system.system_type_id()
    }
    [[engine, other], [other, engine]].into_iter().all(|[first, second]| {
        let mut app = App::new();
        app.add_plugins(bevy::state::app::StatesPlugin);
        [plugin, first, second].iter().for_each(|add| add(&mut app));
        let mut run = Vec::new();
        app.world_mut().schedule_scope(PostUpdate, |world, schedule| {
            schedule.initialize(world).expect("the schedule has no contradiction");
            let systems = schedule.systems().expect("it is initialized");
            run.extend(systems.map(|(_, system)| system.system_type()));
        });
        let at = |kind| run.iter().position(|one| *one == kind).expect("it is there");
        at(kind(system)) < at(kind(work))
    })
}
