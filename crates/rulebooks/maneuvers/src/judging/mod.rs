//! To judge a foe that one does not know yet (MAN-502).

pub(crate) mod assess_foe;
pub(crate) mod unknown_foe;
