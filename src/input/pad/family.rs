//! What is printed on the buttons: gamepads of different makers bear other signs in the same place.

/// The signs on the four buttons under the right thumb.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Family {
    /// A below, B to the right, X to the left, Y above.
    #[default]
    Letters,
    /// B below, A to the right, Y to the left, X above.
    Turned,
    /// Cross below, circle to the right, square to the left, triangle above.
    Shapes,
}

/// The numbers of makers, as devices give them, with their signs.
const MAKERS: [(&str, Family); 2] = [("054c", Family::Shapes), ("057e", Family::Turned)];

impl Family {
    /// The family of a device by its name, which holds the number of its maker.
    pub fn of(device: &str) -> Family {
        let device = device.to_lowercase();
        let maker = MAKERS.iter().find(|(number, _)| device.contains(number));
        maker.map(|(_, family)| *family).unwrap_or_default()
    }

    /// What is printed on a button, by its name in settings; a key keeps its name.
    pub fn sign(self, name: &str) -> &str {
        let four = match self {
            Family::Letters => ["A", "B", "X", "Y"],
            Family::Turned => ["B", "A", "Y", "X"],
            Family::Shapes => ["Cross", "Circle", "Square", "Triangle"],
        };
        match name {
            "Pad South" => four[0],
            "Pad East" => four[1],
            "Pad West" => four[2],
            "Pad North" => four[3],
            "Pad Up" => "⬆",
            "Pad Down" => "⬇",
            "Pad Left" => "⬅",
            "Pad Right" => "➡",
            "Pad Start" => "☰",
            _ => name.strip_prefix("Pad ").unwrap_or(name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_bears_the_signs_of_its_maker() {
        let cases = [
            ("Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)", "Cross"),
            ("054c-0ce6-Wireless Controller", "Cross"),
            ("Pro Controller (Vendor: 057E Product: 2009)", "B"),
            ("Some pad (Vendor: 045e Product: 02ea)", "A"),
        ];
        for (device, sign) in cases {
            assert_eq!(Family::of(device).sign("Pad South"), sign, "{device}");
        }
        assert_eq!(Family::Letters.sign("Pad R1"), "R1");
        assert_eq!(Family::Letters.sign("Enter"), "Enter");
    }
}
