//! The reader of a battle that each rulebook has.

/// Defines `BookView`: the table and the numbers of the book, and under a name each of the
/// components that the book keeps of a figure. The tables have a field `constants`. A book may
/// read the battle as if something had come about already: what is supposed is a field of its own.
///
/// ```ignore
/// riposte_kit::book_view! {
///     Tables, Constants;
///     /// What changes of a figure.
///     fighter: Fighter,
/// }
/// ```
#[macro_export]
macro_rules! book_view {
    ($tables:ty, $constants:ty $(, supposing $(#[$why:meta])* $supposed:ident: $kind:ty)?; $($(#[$doc:meta])* $part:ident: $component:ty,)*) => {
        /// This rulebook, by which its actions are told from those of others.
        #[derive(Clone, Copy, Debug)]
        pub enum Book {}

        impl $crate::action::Reader for Book {
            type View<'w> = BookView<'w>;

            fn view(world: &::bevy_ecs::world::World) -> BookView<'_> {
                BookView::new(world)
            }
        }

        /// A reader of a battle of this rulebook.
        #[derive(Clone, Copy)]
        pub struct BookView<'w> {
            /// The table.
            pub table: ::riposte_rules::battle::Table<'w>,
            /// The numbers.
            pub tables: &'w $tables,
            $($(#[$why])* pub $supposed: $kind,)?
        }

        impl<'w> BookView<'w> {
            /// Reads the battle in a World.
            pub fn new(world: &'w ::bevy_ecs::world::World) -> BookView<'w> {
                let tables = world.resource::<$tables>();
                BookView {
                    table: ::riposte_rules::battle::Table::new(world),
                    tables,
                    $($supposed: ::std::default::Default::default(),)?
                }
            }

            /// The fixed numbers.
            pub fn constants(self) -> &'w $constants {
                &self.tables.constants
            }

            $($(#[$doc])*
            pub fn $part(self, figure: ::riposte_rules::figure::FigureId) -> &'w $component {
                self.table.get(figure)
            })*
        }
    };
}
