//! The tests of what fits a window once more in German, where words are longer. The language is that
//! of the whole program, so that another one is run which speaks it.

use std::process::Command;

/// The tests that are run once more, by their names.
const ONCE_MORE: [&str; 18] = [
    "hud::fits::the_card_of_what_is_picked_has_its_room_in_every_window",
    "hud::fits::the_panels_of_a_battle_fit_every_window",
    "hud::fits::a_lesson_fits_every_window_at_every_step",
    "hud::hint_fits::on_a_phone_a_hint_is_read_with_the_reasons_of_a_choice",
    "hud::phone_fits::the_card_of_a_choice_is_as_high_as_what_stands_on_it",
    "hud::phone_fits::what_is_below_the_edge_of_the_card_has_a_sign",
    "hud::phone_fits::on_a_low_board_the_banner_is_a_slim_line",
    "hud::phone_fits::every_figure_in_the_order_has_its_name",
    "hud::phone_fits::the_ground_looked_at_is_told_in_full",
    "hud::phone_fits::names_in_a_close_up_are_whole_on_a_phone",
    "hud::apart_fits::no_panel_of_a_battle_lies_over_another",
    "rulebook::show::tests::the_rulebook_fits_a_phone_held_either_way",
    "screens::ladder::tests::the_ladder_of_a_book_fits_every_window",
    "screens::invitation::tests::sides_are_called_as_the_language_has_them_also_where_nobody_gave_a_name",
    "screens::title::tests::battles_under_way_are_listed_though_one_can_be_gone_on_with_at_once",
    "screens::title::tests::eight_buttons_need_no_scrolling_on_a_phone_held_either_way",
    "screens::setup::tests::everything_fits_every_window",
    "theme::choice_row::tests::the_cap_of_a_key_is_as_wide_as_what_is_written_on_it",
];

#[test]
fn all_that_fits_in_english_fits_in_german() {
    let program = std::env::current_exe().unwrap_or_else(|error| panic!("{error}"));
    // One after the other: which book is played is known to the whole program as well.
    let german = Command::new(program)
        .args(ONCE_MORE)
        .args(["--exact", "--test-threads=1"])
        .env("RIPOSTE_SPEAKS", "de")
        .output();
    let german = german.unwrap_or_else(|error| panic!("{error}"));
    let said = String::from_utf8_lossy(&german.stdout);
    let all = format!("{} passed; 0 failed", ONCE_MORE.len());
    assert!(german.status.success() && said.contains(&all), "{said}");
}
