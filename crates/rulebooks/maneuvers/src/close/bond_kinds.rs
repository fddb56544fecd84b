//! The kinds of bonds: two in one hex, holds, hindered shields (MAN-308, MAN-309, MAN-562, MAN-563).

use riposte_rules::figure::BondKind;

/// Two enemies are in one hex.
pub const CLOSE_WITH: BondKind = BondKind(0);

/// One has got hold of the other.
pub const HOLDS: BondKind = BondKind(1);

/// One presses the other's shield.
pub const PRESSES: BondKind = BondKind(2);

/// One has hooked the other's shield.
pub const SNATCHES: BondKind = BondKind(3);
