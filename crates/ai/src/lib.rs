//! Computer players for Riposte.
#![forbid(unsafe_code)]
#![deny(missing_docs)]
