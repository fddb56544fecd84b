//! Two pictures side by side.

use std::path::Path;

use image::imageops::{self, FilterType};
use image::{Rgb, RgbImage};

/// So far apart two colours may be, of 255, before the point counts as another.
const NEAR: u8 = 40;

/// So many points of a side become one where areas are compared.
const SMALLER: u32 = 4;
/// The same for the colours of areas.
const NEAR_IN_SMALL: u8 = 24;

/// Whether two pictures are the same but for a part of their points.
///
/// # Errors
/// How large a part differs, and where to see which.
pub fn alike(kept: &Path, taken: &Path, most: f64) -> Result<(), String> {
    let (one, other) = (read(kept)?, read(taken)?);
    if one.dimensions() != other.dimensions() {
        return Err(format!("{} has another size than {}", taken.display(), kept.display()));
    }
    let apart = |at: (u32, u32)| {
        let pairs = one.get_pixel(at.0, at.1).0.into_iter().zip(other.get_pixel(at.0, at.1).0);
        pairs.into_iter().any(|(one, other)| one.abs_diff(other) > NEAR)
    };
    let points = (0..one.height()).flat_map(|y| (0..one.width()).map(move |x| (x, y)));
    let differ: Vec<(u32, u32)> = points.filter(|at| apart(*at)).collect();
    let part = differ.len() as f64 / f64::from(one.width() * one.height());
    if part <= most {
        return Ok(());
    }
    let mut shown = other.clone();
    differ.iter().for_each(|(x, y)| shown.put_pixel(*x, *y, Rgb([255, 0, 255])));
    let file = taken.with_extension("differs.png");
    shown.save(&file).map_err(|error| error.to_string())?;
    Err(format!(
        "{:.2} of 100 points differ from {}, of which at most {:.2} may; see {}. If it is right, RIPOSTE_PICTURES=keep keeps it.",
        part * 100.0,
        kept.display(),
        most * 100.0,
        file.display(),
    ))
}

/// A part of a picture: left, top, width and height in points.
pub type Part = [u32; 4];

/// Whether a part of the screen is the same at more pixels a point. Both are made so small that
/// only areas are compared, not the edges of lines and letters, which grow sharper.
///
/// # Errors
/// How large a part differs.
pub fn alike_in_small(one: &Path, finer: &Path, part: Part, most: f64) -> Result<(), String> {
    let (one, finer) = (read(one)?, read(finer)?);
    let times = f64::from(finer.width()) / f64::from(one.width());
    let [one, finer] = [(one, 1.0), (finer, times)].map(|(picture, times)| {
        let [x, y, width, height] = part.map(|side| (f64::from(side) * times) as u32);
        let cut = imageops::crop_imm(&picture, x, y, width, height).to_image();
        imageops::resize(&cut, part[2] / SMALLER, part[3] / SMALLER, FilterType::Triangle)
    });
    let apart = |(one, other): &(&Rgb<u8>, &Rgb<u8>)| {
        one.0.into_iter().zip(other.0).any(|(one, other)| one.abs_diff(other) > NEAR_IN_SMALL)
    };
    let differ = one.pixels().zip(finer.pixels()).filter(apart).count();
    let part = differ as f64 / f64::from(one.width() * one.height());
    match part <= most {
        true => Ok(()),
        false => Err(format!(
            "{:.2} of 100 points differ, of which at most {:.2} may",
            part * 100.0,
            most * 100.0
        )),
    }
}

/// Reads a picture.
pub fn read(file: &Path) -> Result<RgbImage, String> {
    let picture = image::open(file).map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(picture.to_rgb8())
}
