//! To judge a foe that one does not know yet (MAN-502).

pub(crate) mod analyzing;
pub(crate) mod assess_foe;
