//! A battle to look at until the shell is there.

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use riposte_rules::battle;
use riposte_rules::board::Facing;
use riposte_rules::data::Scenario;
use riposte_rules::event::Event;
use riposte_rules::event::Journal;
use riposte_rules::prelude::*;

use crate::board::contract::Spotlight;
use crate::screens::Screen;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, start);
    if std::env::var("SHOT").is_ok() {
        app.add_systems(Update, shoot);
    }
}

fn start(world: &mut World) {
    let library = riposte_shelf::library();
    let key = std::env::var("SCENE").unwrap_or("hedge".into());
    let laid = Scenario::shipped(&library, &key)
        .and_then(|scenario| battle::lay(world, &library, &scenario, Dice::seeded(1)));
    if let Err(error) = laid {
        error!("{error}");
    }
    world.resource_mut::<NextState<Screen>>().set(Screen::Battle);
    world.resource_mut::<Spotlight>().deciding = Some(FigureId(1));
    battle::turn_to(world, FigureId(1), Facing::NE);
    battle::take_posture(world, FigureId(2), Posture::Prone);
    battle::take_posture(world, FigureId(1), Posture::Kneeling);
    battle::give_wound(
        world,
        FigureId(0),
        None,
        Wound { level: 1, spot: Default::default() },
        String::new,
    );
    battle::give_wound(
        world,
        FigureId(0),
        None,
        Wound { level: 4, spot: Default::default() },
        String::new,
    );
    battle::fall_out(world, FigureId(3), Life::Dead);
    battle::throw_down(world, FigureId(3), 0);
    world.resource_mut::<Journal>().drain();
}

fn shoot(world: &mut World) {
    let mut frame = world.get_resource_or_init::<Frame>().0;
    frame += 1;
    world.resource_mut::<Frame>().0 = frame;
    if frame == 2 {
        use crate::board::contract::{BoardCursor, Mark, MarkKind::*, Marks};
        let here = riposte_rules::board::hex_at(4, 8);
        let kinds = [
            Destination,
            Target,
            Facing(riposte_rules::board::Facing::SE),
            ArcFront,
            ArcSide,
            ArcRear,
            Threat,
            Danger,
            Path,
            Selected,
            Attacker,
            Defender,
        ];
        let marks = kinds.into_iter().enumerate().map(|(n, kind)| {
            let hex = riposte_rules::board::hex_at(1 + (n as i32 % 6) * 2, 1 + 8 * (n as i32 / 6));
            Mark::new(hex, kind).labelled(if n % 2 == 0 { "62 %" } else { "3 AP" })
        });
        let mut marks: Vec<Mark> = marks.collect();
        let near = [(7, Destination), (8, Threat), (9, Path)];
        marks.extend(near.map(|(c, kind)| Mark::new(riposte_rules::board::hex_at(c, 4), kind)));
        marks.push(Mark::new(Table::new(world).hex(FigureId(4)), Target).labelled("62 %"));
        marks.push(Mark::new(Table::new(world).hex(FigureId(5)), Defender));
        marks.push(Mark::new(Table::new(world).hex(FigureId(0)), Attacker));
        if std::env::var("ZOOM").is_ok() {
            world.write_message(crate::board::contract::CameraCommand::Zoom(2.6));
            world.write_message(crate::board::contract::CameraCommand::Centre(
                riposte_rules::board::hex_at(4, 4),
            ));
            world.resource_mut::<crate::board::contract::Look>().colour_blind = true;
        }
        marks.push(Mark::new(Table::new(world).hex(FigureId(2)), Attacker));
        marks.push(Mark::new(Table::new(world).hex(FigureId(1)), Defender));
        world.insert_resource(Marks(marks));
        world.insert_resource(BoardCursor(Some(here)));
    }
    if frame == 10 {
        let [from, to] = [FigureId(0), FigureId(1)].map(|id| Table::new(world).hex(id));
        battle::move_to(world, FigureId(0), from + Facing::SE.step(), false);
        battle::move_to(world, FigureId(0), from + Facing::SE.step() * 2, false);
        battle::turn_to(world, FigureId(0), Facing::SW);
        let _ = to;
        let roll = riposte_rules::roll::Roll::new("attack", riposte_rules::roll::Scale::Half)
            .with("skill", 10, "X")
            .dice(3, 6);
        let thrown = roll.throw(&mut Dice::seeded(3));
        world.resource_mut::<Journal>().tell(|| Event::Rolled {
            figure: Some(FigureId(0)),
            thrown,
            meaning: Some("serious wound".into()),
        });
        world.resource_mut::<Journal>().tell(|| Event::Blow {
            attacker: FigureId(0),
            target: FigureId(1),
            hit: true,
            margin: 2,
            words: "hits".into(),
        });
        let hurt = Wound { level: 2, spot: Default::default() };
        battle::give_wound(world, FigureId(1), Some(FigureId(0)), hurt, || {
            "light wound to the arm".into()
        });
        let events = world.resource_mut::<Journal>().drain();
        world.resource_mut::<crate::board::contract::Stage>().push(events);
    }
    if frame % 12 == 0 && frame < 130 {
        world
            .spawn(Screenshot::primary_window())
            .observe(save_to_disk(format!("/tmp/shot{frame:03}.png")));
    }
    if frame == 140 {
        world.write_message(AppExit::Success);
    }
}

#[derive(Resource, Default)]
struct Frame(u32);
