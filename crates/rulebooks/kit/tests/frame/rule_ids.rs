//! The ids of the rules.

riposte_kit::rule_ids! {
    /// The turn: side by side, figure by figure.
    TURN = "FRA-101";
    /// How much a figure can bear.
    LIFE = "FRA-102";
    /// What a weapon does.
    WEAPON = "FRA-103";
}
