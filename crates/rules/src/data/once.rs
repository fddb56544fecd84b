//! Lists by name in files, in which each name stands once.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use riposte_words::say;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};

/// Reads a list by name. A name that stands in it twice is refused, where the last would be
/// taken in silence otherwise.
pub(super) fn each_once<'de, D, V>(deserializer: D) -> Result<BTreeMap<String, V>, D::Error>
where
    D: Deserializer<'de>,
    V: Deserialize<'de>,
{
    deserializer.deserialize_map(EachOnce(PhantomData))
}

struct EachOnce<V>(PhantomData<V>);

impl<'de, V: Deserialize<'de>> Visitor<'de> for EachOnce<V> {
    type Value = BTreeMap<String, V>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list by name")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Self::Value, A::Error> {
        let mut all = BTreeMap::new();
        while let Some((name, value)) = entries.next_entry::<String, V>()? {
            if all.contains_key(&name) {
                return Err(A::Error::custom(say!("\"{name}\" stands here twice", name)));
            }
            all.insert(name, value);
        }
        Ok(all)
    }
}
