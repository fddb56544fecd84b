//! What is printed on the buttons: gamepads of different makers bear other signs in the same place.

/// The signs on a gamepad.
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

/// Words in the names of devices that come without a number, as in Safari.
const NAMED: [(&str, Family); 7] = [
    ("dualshock", Family::Shapes),
    ("dualsense", Family::Shapes),
    ("playstation", Family::Shapes),
    ("nintendo", Family::Turned),
    ("switch", Family::Turned),
    ("joy-con", Family::Turned),
    ("pro controller extended", Family::Turned),
];

/// The buttons by their names in settings, with their signs in the order of the families.
const SIGNS: [(&str, [&str; 3]); 16] = [
    ("Pad Up", ["⬆"; 3]),
    ("Pad Down", ["⬇"; 3]),
    ("Pad Left", ["⬅"; 3]),
    ("Pad Right", ["➡"; 3]),
    ("Pad South", ["A", "A", "Cross"]),
    ("Pad East", ["B", "B", "Circle"]),
    ("Pad West", ["X", "Y", "Square"]),
    ("Pad North", ["Y", "X", "Triangle"]),
    ("Pad L1", ["LB", "L", "L1"]),
    ("Pad R1", ["RB", "R", "R1"]),
    ("Pad L2", ["LT", "ZL", "L2"]),
    ("Pad R2", ["RT", "ZR", "R2"]),
    ("Pad L3", ["LS", "LS", "L3"]),
    ("Pad R3", ["RS", "RS", "R3"]),
    ("Pad Select", ["View", "−", "Share"]),
    ("Pad Start", ["☰", "+", "☰"]),
];

impl Family {
    /// The family of a device by its name, which in most places holds the number of its maker.
    pub fn of(device: &str) -> Family {
        let device = device.to_lowercase();
        let by_maker = maker(&device).and_then(|number| found(&MAKERS, |known| known == number));
        let by_name = || found(&NAMED, |word| device.contains(word));
        by_maker.or_else(by_name).unwrap_or_default()
    }

    /// Whether the button that takes is the right one and the lower one goes back: so it is in every
    /// menu that such a gamepad is used to. They are called `Pad South` and `Pad East` all the same.
    pub fn takes_with_the_right(self) -> bool {
        self == Family::Turned
    }

    /// What is printed on a button, by its name in settings; a key keeps its name.
    pub fn sign(self, name: &str) -> &str {
        let of = match self {
            Family::Letters => 0,
            Family::Turned => 1,
            Family::Shapes => 2,
        };
        let row = SIGNS.iter().find(|(known, _)| *known == name);
        row.map_or(name, |(_, signs)| signs[of])
    }
}

fn found(list: &[(&str, Family)], fits: impl Fn(&str) -> bool) -> Option<Family> {
    list.iter().find(|(word, _)| fits(word)).map(|(_, family)| *family)
}

/// The number of the maker in a name: behind "Vendor: " on Linux and in most browsers, at the front
/// in Firefox, as in "054c-0ce6-Wireless Controller". Elsewhere the same signs may be the number of
/// a model.
fn maker(device: &str) -> Option<&str> {
    let front = || device.split_once('-').map(|(number, _)| number);
    let behind = device.split_once("vendor: ").and_then(|(_, rest)| rest.get(..4));
    behind.or_else(front).filter(|number| number.len() == 4)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_bears_the_signs_of_its_maker() {
        let cases = [
            ("Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)", "Cross"),
            ("054c-0ce6-Wireless Controller", "Cross"),
            ("DualSense Wireless Controller Extended Gamepad", "Cross"),
            ("Pro Controller (Vendor: 057E Product: 2009)", "A"),
            ("Some pad (Vendor: 045e Product: 02ea)", "A"),
        ];
        for (device, sign) in cases {
            assert_eq!(Family::of(device).sign("Pad South"), sign, "{device}");
        }
        assert_eq!(Family::Letters.sign("Enter"), "Enter");
    }

    #[test]
    fn the_number_of_a_model_is_not_that_of_a_maker() {
        for device in ["Some pad (Vendor: 045e Product: 054c)", "045e-057e-Some pad", "Xbox 057e"] {
            assert_eq!(Family::of(device), Family::Letters, "{device}");
        }
    }

    #[test]
    fn each_maker_prints_other_signs() {
        let signs = |family: Family| ["Pad L1", "Pad R2", "Pad Start"].map(|it| family.sign(it));
        assert_eq!(
            signs(Family::of("Xbox Wireless Controller Extended Gamepad")),
            ["LB", "RT", "☰"]
        );
        assert_eq!(signs(Family::of("Pro Controller Extended Gamepad")), ["L", "ZR", "+"]);
        assert_eq!(signs(Family::of("054c-0ce6-Wireless Controller")), ["L1", "R2", "☰"]);
    }
}
