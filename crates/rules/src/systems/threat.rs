//! Who threatens which hexes, and who is thereby engaged: kept as figures change.

use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use hexx::Hex;
use smallvec::SmallVec;

use super::reach::{ReachRule, RowShape, arc_hexes};
use crate::battle::Figures;
use crate::board::Facing;
use crate::data::{Armoury, Mode};
use crate::figure::{
    Arms, Bond, Bonds, Engagement, FigureId, FigureSet, Grips, Harm, Position, Posture, Reach,
    Shape, Sheet, Side, Threat,
};
use crate::rulebook::Playing;

type Changes = Or<(
    Changed<Position>,
    Changed<Facing>,
    Changed<Posture>,
    Changed<Arms>,
    Changed<Grips>,
    Changed<Harm>,
)>;
type Bearing = (
    &'static Position,
    &'static Facing,
    &'static Posture,
    &'static Arms,
    Option<&'static Grips>,
    &'static Harm,
);
type Placed = (&'static Side, &'static Position, &'static Facing, &'static Harm, &'static Sheet);

/// What reach depends on besides the figures.
#[derive(SystemParam)]
pub struct ReachData<'w> {
    rule: Res<'w, ReachRule>,
    armoury: Res<'w, Armoury>,
    figures: Res<'w, Figures>,
    bonds: Option<Res<'w, Bonds>>,
    playing: Option<Res<'w, Playing>>,
}

impl ReachData<'_> {
    /// Who carries a figure.
    fn carrier(&self, figure: FigureId) -> Option<FigureId> {
        let (bonds, playing) = (self.bonds.as_ref()?, self.playing.as_ref()?);
        let kinds = playing.0.bonds();
        let carries =
            |bond: &Bond| kinds.get(usize::from(bond.kind.0)).is_some_and(|info| info.carries);
        bonds.iter().find(|bond| bond.from == figure && carries(bond)).map(|bond| bond.to)
    }

    /// How a figure lies on the hexes, or what carries it.
    fn shape(&self, figure: FigureId, placed: &Query<Placed>) -> Shape {
        let lies = self.carrier(figure).unwrap_or(figure);
        let entity = self.figures.0.get(lies.index());
        let sheet = entity.and_then(|entity| placed.get(*entity).ok());
        sheet.map_or(Shape::One, |(.., sheet)| sheet.shape)
    }
}

/// Keeps [`Threat`] and [`Engagement`] of every figure that changed, and of those that
/// have to do with it.
pub fn update_reach(
    data: ReachData,
    changed: Query<&FigureId, Changes>,
    bearing: Query<Bearing>,
    mut threats: Query<&mut Threat>,
    placed: Query<Placed>,
    mut engagements: Query<&mut Engagement>,
) {
    let figures = &data.figures;
    let changed: SmallVec<[FigureId; 8]> = changed.iter().copied().collect();
    for figure in &changed {
        let Some(entity) = figures.0.get(figure.index()).copied() else { continue };
        let (Ok(stance), Ok(mut threat)) = (bearing.get(entity), threats.get_mut(entity)) else {
            continue;
        };
        threat.hexes.clear();
        let rides = data.carrier(*figure).is_some();
        fill(&data, stance, data.shape(*figure, &placed), rides, &mut threat);
    }
    for figure in changed {
        let engaged = engaged(&data, &placed, threats.as_readonly(), figure);
        for (other, entity) in (0..).map(FigureId).zip(&figures.0) {
            let Ok(mut engagement) = engagements.get_mut(*entity) else { continue };
            if other == figure {
                *engagement = engaged;
            } else {
                put(&mut engagement.threatens, figure, engaged.threatened_by.contains(other));
                put(&mut engagement.threatened_by, figure, engaged.threatens.contains(other));
            }
        }
    }
}

/// Whom a figure threatens and who threatens it.
fn engaged(
    data: &ReachData,
    placed: &Query<Placed>,
    threats: Query<&Threat>,
    figure: FigureId,
) -> Engagement {
    let mut engaged = Engagement::default();
    let figures = &data.figures;
    let Some(me) = figures.0.get(figure.index()).copied() else { return engaged };
    let (Ok((side, here, facing, harm, _)), Ok(mine)) = (placed.get(me), threats.get(me)) else {
        return engaged;
    };
    let shape = data.shape(figure, placed);
    for (other, entity) in (0..).map(FigureId).zip(&figures.0) {
        let Ok((other_side, there, other_facing, other_harm, _)) = placed.get(*entity) else {
            continue;
        };
        if side == other_side {
            continue;
        }
        if other_harm.active() && strikes(mine, there.0, *other_facing, data.shape(other, placed)) {
            engaged.threatens.insert(other);
        }
        let reached = |theirs: &Threat| strikes(theirs, here.0, *facing, shape);
        if harm.active() && threats.get(*entity).is_ok_and(reached) {
            engaged.threatened_by.insert(other);
        }
    }
    engaged
}

/// Whether one of the hexes that a figure takes up is among those that can be struck.
fn strikes(threat: &Threat, hex: Hex, facing: Facing, shape: Shape) -> bool {
    match shape {
        Shape::One => threat.hexes.contains(&hex),
        shape => shape.hexes(hex, facing).iter().any(|hex| threat.hexes.contains(hex)),
    }
}

fn put(set: &mut FigureSet, figure: FigureId, within: bool) {
    if within {
        set.insert(figure);
    } else {
        set.remove(figure);
    }
}

fn fill(
    data: &ReachData,
    (position, facing, posture, arms, grips, harm): <Bearing as bevy_ecs::query::QueryData>::Item<
        '_,
        '_,
    >,
    shape: Shape,
    rides: bool,
    threat: &mut Threat,
) {
    let (rule, armoury) = (&*data.rule, &*data.armoury);
    if !harm.active() || !rule.postures.contains(posture) {
        return;
    }
    let saddle = rule.saddle.as_ref().filter(|_| rides);
    let mut far: SmallVec<[(&[u8], Reach); 3]> = SmallVec::new();
    for (number, item) in arms.ready() {
        let arc = rule.arc(item.at);
        let modes = armoury.weapon(item.weapon).modes.iter();
        let usable = modes.filter(|mode| arms.usable(item, mode.hands));
        let held = |mode: &Mode| {
            grips.map_or(mode.reach, |grips| grips.reach(number, mode.hands, mode.reach))
        };
        let reach = usable.fold(Reach::default(), |reach, mode| reach.with(held(mode)));
        if let Some(saddle) = saddle {
            let hexes = saddle.hexes(position.0, *facing, reach, item.at).into_iter();
            let new = hexes.filter(|hex| !threat.hexes.contains(hex));
            let new: SmallVec<[Hex; 12]> = new.collect();
            threat.hexes.extend(new);
            continue;
        }
        match far.iter_mut().find(|(known, _)| *known == arc) {
            Some((_, known)) => *known = known.with(reach),
            None => far.push((arc, reach)),
        }
    }
    for distance in u8::from(!rule.close)..=Reach::MOST {
        for (arc, _) in far.iter().filter(|(_, reach)| reach.contains(u32::from(distance))) {
            // A figure that looks no way strikes from all the hexes it takes up.
            let all = distance == 0 || rule.row == RowShape::Ring;
            let from = if all { shape } else { Shape::One };
            for from in from.hexes(position.0, *facing) {
                let hexes = arc_hexes(rule.row, arc, from, *facing, distance);
                let new = hexes.into_iter().filter(|hex| !threat.hexes.contains(hex));
                let new: SmallVec<[Hex; 6]> = new.collect();
                threat.hexes.extend(new);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use proptest::prelude::*;

    use crate::battle::Table;
    use crate::data::Weapon;
    use crate::figure::{Item, Place, WeaponId};

    /// A weapon that strikes at one distance: that of its number.
    fn armoury() -> Armoury {
        let weapon = |far: u8| {
            let (key, name) = (format!("w{far}"), String::new());
            let reach = [far].into_iter().collect();
            let mode = Mode { key: "m".into(), name: name.clone(), hands: 1, reach, range: 0 };
            let modes = vec![mode];
            Weapon { key, name, icon: String::new(), shield: false, natural: false, modes }
        };
        Armoury { weapons: (0..=4).map(weapon).collect() }
    }

    /// Where somebody is: hex, facing, the weapons in either hand, and whether it takes up two
    /// hexes.
    type One = (i32, i32, i32, u16, u16, bool);

    fn one() -> impl Strategy<Value = One> {
        (-3..=3, -3..=3, 0..6, 0..5_u16, 0..5_u16, any::<bool>())
    }

    fn rule() -> impl Strategy<Value = ReachRule> {
        use RowShape::*;
        let row = prop_oneof![Just(Straight), Just(Arc), Just(Wide), Just(Ring)];
        (row, any::<bool>(), any::<bool>()).prop_map(|(row, hands, close)| ReachRule {
            row,
            close,
            right: hands.then(|| vec![0, 1]),
            left: hands.then(|| vec![5, 0]),
            ..ReachRule::default()
        })
    }

    fn put_down(world: &mut World, number: u8, (x, y, facing, right, left, long): One) {
        let item = |weapon, at| Item { weapon: WeaponId(weapon), at };
        let held = [item(right, Place::Right), item(left, Place::Left)];
        let arms: Arms = held.into_iter().collect();
        let shape = if long { Shape::Long } else { Shape::One };
        let figure = world.spawn((
            FigureId(number),
            Side(number % 2),
            Position(Hex::new(x, y)),
            Facing::from_index(facing),
            Posture::Standing,
            arms,
            Harm::default(),
            Threat::default(),
            Engagement::default(),
            Sheet { shape, ..Sheet::default() },
        ));
        let figure = figure.id();
        world.resource_mut::<Figures>().0.push(figure);
    }

    proptest! {
        /// A has B in reach exactly when one of B's hexes is among those A can strike, and both
        /// say so; each of those hexes is as far from A as one of its weapons strikes.
        #[test]
        fn reach_is_told_alike_by_both(figures in prop::collection::vec(one(), 2..6), rule in rule()) {
            let mut world = World::new();
            world.init_resource::<Figures>();
            world.insert_resource(rule.clone());
            world.insert_resource(armoury());
            for (number, one) in (0..).zip(&figures) {
                put_down(&mut world, number, *one);
            }
            let mut schedule = Schedule::default();
            schedule.add_systems(update_reach);
            schedule.run(&mut world);
            world.resource_scope(|world, mut figures: Mut<Figures>| figures.refresh(world));
            let table = Table::new(&world);
            for a in table.figures() {
                let (_, _, _, right, left, _) = figures[a.index()];
                let weapons = [right, left].map(u32::from);
                for hex in &table.threat(a).hexes {
                    let far = table.hexes(a).iter().any(|from| {
                        weapons.contains(&from.unsigned_distance_to(*hex))
                    });
                    prop_assert!(far, "{hex:?} is not as far as a weapon strikes");
                    prop_assert!(rule.close || !table.covers(a, *hex) || table.shape(a) == Shape::Long);
                }
                for b in table.figures().filter(|b| table.side(*b) != table.side(a)) {
                    let hexes = table.hexes(b);
                    let reached = hexes.iter().any(|hex| table.threat(a).hexes.contains(hex));
                    prop_assert_eq!(table.engagement(a).threatens.contains(b), reached);
                    prop_assert_eq!(table.engagement(b).threatened_by.contains(a), reached);
                }
            }
        }
    }
}
