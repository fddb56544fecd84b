//! What every rulebook says of itself in the same words: its face, and whom it asks for its answers.

/// The first six answers of a `Rulebook`, inside of its `impl`: key, name, scale and blurb. The
/// verbs and questions are the `VERBS` and `QUESTIONS` in scope.
#[macro_export]
macro_rules! face {
    ($key:expr, $name:literal, $scale:ident, $blurb:literal) => {
        fn key(&self) -> &'static str {
            $key
        }

        fn name(&self) -> &'static str {
            $name
        }

        fn blurb(&self) -> &'static str {
            $blurb
        }

        fn scale(&self) -> ::riposte_rules::roll::Scale {
            ::riposte_rules::roll::Scale::$scale
        }

        fn verbs(&self) -> &'static [::riposte_rules::decision::VerbInfo] {
            VERBS
        }

        fn questions(&self) -> &'static [::riposte_rules::decision::QuestionInfo] {
            QUESTIONS
        }
    };
}

/// Answers of a `Rulebook` or an `Appraisal`, inside of its `impl`: for each of them the function
/// of the book that knows, which is handed the [`BookView`](crate::book_view) of the World in
/// place of the World. What is closed is asked with the decision, and only while there is one.
#[macro_export]
macro_rules! answers {
    ($view:ident; $($question:ident: $answer:path,)*) => {
        $($crate::answer!($view; $question: $answer);)*
    };
}

/// One of the [`answers!`].
#[doc(hidden)]
#[macro_export]
macro_rules! answer {
    ($view:ident; phases: $answer:path) => {
        $crate::answer!($view; $answer; phases() -> Vec<::riposte_rules::rulebook::PhaseMark>);
    };
    ($view:ident; turn_order: $answer:path) => {
        $crate::answer!($view; $answer;
            turn_order() -> Vec<::riposte_rules::rulebook::TurnOrderEntry>);
    };
    ($view:ident; card: $answer:path) => {
        $crate::answer!($view; $answer;
            card(figure: ::riposte_rules::figure::FigureId) -> Vec<::riposte_rules::rulebook::Fact>);
    };
    ($view:ident; signs: $answer:path) => {
        $crate::answer!($view; $answer;
            signs(figure: ::riposte_rules::figure::FigureId) -> Vec<::riposte_rules::rulebook::Sign>);
    };
    ($view:ident; vitality: $answer:path) => {
        $crate::answer!($view; $answer; vitality(figure: ::riposte_rules::figure::FigureId)
            -> Vec<::riposte_rules::rulebook::Pool>);
    };
    ($view:ident; weapon_card: $answer:path) => {
        $crate::answer!($view; $answer; weapon_card(weapon: ::riposte_rules::figure::WeaponId)
            -> Vec<::riposte_rules::rulebook::Fact>);
    };
    ($view:ident; exchange: $answer:path) => {
        $crate::answer!($view; $answer; exchange() -> Vec<::riposte_rules::exchange::LinkView>);
    };
    ($view:ident; wording: $answer:path) => {
        $crate::answer!($view; $answer;
            wording(choice: &::riposte_rules::decision::Choice) -> String);
    };
    ($view:ident; asks: $answer:path) => {
        $crate::answer!($view; $answer; asks() -> Option<String>);
    };
    ($view:ident; useful: $answer:path) => {
        $crate::answer!($view; $answer; useful() -> Option<::riposte_rules::decision::Choice>);
    };
    ($view:ident; forecast: $answer:path) => {
        $crate::answer!($view; $answer; forecast(choice: &::riposte_rules::decision::Choice)
            -> ::riposte_rules::decision::Forecast);
    };
    ($view:ident; closed: $answer:path) => {
        fn closed(&self, world: &::bevy_ecs::world::World) -> Vec<::riposte_rules::decision::Closed> {
            let view = $view::new(world);
            view.table.decision().map(|decision| $answer(view, decision)).unwrap_or_default()
        }
    };
    ($view:ident; weighed: $answer:path) => {
        $crate::answer!($view; $answer; weighed(choice: &::riposte_rules::decision::Choice)
            -> ::riposte_rules::decision::Forecast);
    };
    ($view:ident; standing: $answer:path) => {
        $crate::answer!($view; $answer; standing(figure: ::riposte_rules::figure::FigureId)
            -> ::riposte_rules::appraisal::Standing);
    };
    ($view:ident; expected_harm: $answer:path) => {
        $crate::answer!($view; $answer; expected_harm(by: ::riposte_rules::figure::FigureId,
            at: ::riposte_rules::figure::FigureId, behind: bool) -> f64);
    };
    ($view:ident; gains: $answer:path) => {
        $crate::answer!($view; $answer; gains(choice: &::riposte_rules::decision::Choice) -> f64);
    };
    ($view:ident; leaves_time: $answer:path) => {
        $crate::answer!($view; $answer;
            leaves_time(choice: &::riposte_rules::decision::Choice) -> bool);
    };
    ($view:ident; afar: $answer:path) => {
        $crate::answer!($view; $answer; afar(figure: ::riposte_rules::figure::FigureId) -> u32);
    };
    ($view:ident; comes: $answer:path) => {
        $crate::answer!($view; $answer; comes(figure: ::riposte_rules::figure::FigureId) -> u32);
    };
    ($view:ident; $answer:path; $name:ident($($given:ident: $kind:ty),*) -> $said:ty) => {
        fn $name(&self, world: &::bevy_ecs::world::World $(, $given: $kind)*) -> $said {
            $answer($view::new(world) $(, $given)*)
        }
    };
}
