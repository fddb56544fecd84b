//! Redraws what lies under the figures whenever another board is laid.

use bevy::prelude::*;
use riposte_rules::board::Board;

use crate::app_state::Screen;

/// Something that belongs to the board as it is drawn now.
#[derive(Component)]
#[require(Transform, Visibility)]
pub struct Ground;

/// Another board is to be drawn below a new root.
#[derive(Event, Clone, Copy, Debug)]
pub struct BoardRedrawn {
    /// The entity that carries the drawing.
    pub root: Entity,
}

#[derive(Resource, Default)]
struct Drawn {
    board: Board,
    root: Option<Entity>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Drawn>()
        .insert_resource(ClearColor(Color::srgb_u8(0x5A, 0x49, 0x35)))
        .add_systems(Update, redraw.run_if(in_state(Screen::Battle)))
        .add_systems(OnExit(Screen::Battle), show::<false>)
        .add_systems(OnExit(Screen::Outcome), show::<false>)
        .add_systems(OnEnter(Screen::Battle), show::<true>)
        .add_systems(OnEnter(Screen::Outcome), show::<true>);
}

fn redraw(board: Res<Board>, mut drawn: ResMut<Drawn>, mut commands: Commands) {
    let same = drawn.root.is_some() && (!board.is_changed() || *board == drawn.board);
    if same || board.size()[0] == 0 {
        return;
    }
    if let Some(old) = drawn.root.take() {
        commands.entity(old).despawn();
    }
    let root = commands.spawn((Ground, Name::new("board"))).id();
    *drawn = Drawn { board: board.clone(), root: Some(root) };
    commands.trigger(BoardRedrawn { root });
}

fn show<const SEEN: bool>(drawn: Res<Drawn>, mut seen: Query<&mut Visibility, With<Ground>>) {
    let visibility = if SEEN { Visibility::Inherited } else { Visibility::Hidden };
    if let Some(mut root) = drawn.root.and_then(|root| seen.get_mut(root).ok()) {
        *root = visibility;
    }
}
