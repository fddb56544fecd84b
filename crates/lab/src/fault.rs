//! What can be wrong with the input of a command.

use std::fmt;

use riposte_rules::data::DataError;

/// Bad input, or a failure to write.
#[derive(Debug)]
pub enum Fault {
    /// A file is wrong.
    Data(DataError),
    /// Something given on the command line is wrong.
    Usage(String),
    /// Reading or writing failed.
    Io(std::io::Error),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Data(error) => error.fmt(f),
            Fault::Usage(what) => f.write_str(what),
            Fault::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Fault {}

impl From<DataError> for Fault {
    fn from(error: DataError) -> Fault {
        Fault::Data(error)
    }
}

impl From<std::io::Error> for Fault {
    fn from(error: std::io::Error) -> Fault {
        Fault::Io(error)
    }
}

impl From<String> for Fault {
    fn from(what: String) -> Fault {
        Fault::Usage(what)
    }
}
