//! The data files: what comes with the program, and what is said of what is wrong in a file.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod bad_data;
mod bad_data_options;
mod bad_figures;
mod common;
mod damaged;
mod data;
mod illegal_positions;
