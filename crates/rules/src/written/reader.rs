//! What the code that serde derives reads a value from. It has little in it that depends on the
//! type of the value, for all of that is compiled anew for each type.

use std::borrow::Cow;

use ron::Error;
use serde::de::value::StrDeserializer;
use serde::de::{
    self, DeserializeSeed, Deserializer, EnumAccess, Expected, MapAccess, SeqAccess, Unexpected,
    VariantAccess, Visitor,
};

use super::piece::{Ask, Given, Piece, Plain};

/// A piece of a text to be read: a value, a list, a map or an enum.
pub(super) struct Reader<'g, 'de>(pub(super) &'g mut dyn Piece<'de>);

/// What a visitor does with what it is given.
type Visits<'de, V> = fn(V, Given<'_, 'de>) -> Result<<V as Visitor<'de>>::Value, Error>;

/// Lets a visitor see what a piece holds. `name` is that of the type or variant, for errors.
fn visit<'de, V: Visitor<'de>>(
    visitor: V,
    from: &mut dyn Piece<'de>,
    ask: Ask,
    name: &str,
    visits: Visits<'de, V>,
) -> Result<V::Value, Error> {
    let (mut visitor, mut read) = (Some(visitor), None);
    from.open(ask, &mut |given| {
        if let Some(visitor) = visitor.take() {
            read = Some(visits(visitor, given).map_err(|error| named(error, name))?);
        }
        Ok(())
    })?;
    read.ok_or(Error::Eof)
}

/// An error with the name of the type or variant that it happened in, where it has none. RON's own
/// code does the same, but sees no more than the words of the errors from here.
fn named(mut error: Error, name: &str) -> Error {
    if let Error::NoSuchEnumVariant { outer, .. }
    | Error::NoSuchStructField { outer, .. }
    | Error::MissingStructField { outer, .. }
    | Error::DuplicateStructField { outer, .. } = &mut error
        && outer.is_none()
        && !name.is_empty()
    {
        *outer = Some(name.to_owned());
    }
    error
}

/// Reads the value inside a piece; `None` at the end of a list.
fn inside<'de, S: DeserializeSeed<'de>>(
    seed: S,
    from: &mut dyn Piece<'de>,
    ask: Ask,
) -> Result<Option<S::Value>, Error> {
    let (mut seed, mut read) = (Some(seed), None);
    from.open(ask, &mut |given| {
        if let Given::Inside(piece) = given
            && let Some(seed) = seed.take()
        {
            read = Some(seed.deserialize(Reader(piece))?);
        }
        Ok(())
    })?;
    Ok(read)
}

/// Reads a name inside a piece; `None` at the end of a list.
fn word<'de>(from: &mut dyn Piece<'de>, ask: Ask) -> Result<Option<Cow<'de, str>>, Error> {
    let mut read = None;
    from.open(ask, &mut |given| {
        if let Given::Inside(piece) = given
            && let Plain::Text(word) = plain(piece, Ask::Identifier)?
        {
            read = Some(word);
        }
        Ok(())
    })?;
    Ok(read)
}

/// Reads a value that has no other in it.
fn plain<'de>(from: &mut dyn Piece<'de>, ask: Ask) -> Result<Plain<'de>, Error> {
    let mut read = None;
    let opened = from.open(ask, &mut |given| {
        let other = match given {
            Given::Plain(plain) => {
                read = Some(plain);
                return Ok(());
            }
            Given::Inside(_) => Unexpected::Option,
            Given::Seq(_) => Unexpected::Seq,
            Given::Map(_) => Unexpected::Map,
            Given::Enum(_) => Unexpected::Enum,
        };
        read = Some(Plain::Other(other));
        // No further, so that the place of the error is here.
        Err(Error::Eof)
    });
    match read {
        Some(Plain::Other(other)) => Ok(Plain::Other(other)),
        Some(plain) => opened.map(|()| plain),
        None => Err(opened.err().unwrap_or(Error::Eof)),
    }
}

/// Lets a visitor see a value that has no other in it.
fn visit_plain<'de, V: Visitor<'de>>(
    visitor: V,
    from: &mut dyn Piece<'de>,
    ask: Ask,
) -> Result<V::Value, Error> {
    match plain(from, ask)? {
        Plain::Bool(it) => visitor.visit_bool(it),
        Plain::Signed(it) => visitor.visit_i64(it),
        Plain::Unsigned(it) => visitor.visit_u64(it),
        Plain::Float(it) => visitor.visit_f64(it),
        Plain::Text(Cow::Borrowed(it)) => visitor.visit_borrowed_str(it),
        Plain::Text(Cow::Owned(it)) => visitor.visit_string(it),
        Plain::Bytes(it) => Err(unlike(Unexpected::Bytes(&it), &visitor)),
        Plain::Unit => visitor.visit_unit(),
        Plain::Absent => visitor.visit_none(),
        Plain::Other(other) => Err(unlike(other, &visitor)),
    }
}

/// The error of a value that is of another kind than expected.
fn unlike(found: Unexpected<'_>, expected: &dyn Expected) -> Error {
    <Error as de::Error>::invalid_type(found, expected)
}

fn elements<'de, V: Visitor<'de>>(visitor: V, given: Given<'_, 'de>) -> Result<V::Value, Error> {
    match given {
        Given::Seq(piece) => visitor.visit_seq(Reader(piece)),
        _ => Err(Error::ExpectedArray),
    }
}

fn fields<'de, V: Visitor<'de>>(visitor: V, given: Given<'_, 'de>) -> Result<V::Value, Error> {
    match given {
        Given::Map(piece) => visitor.visit_map(Fields(piece)),
        _ => Err(Error::ExpectedStructLike),
    }
}

macro_rules! plain {
    ($($method:ident $ask:ident),* $(,)?) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            visit_plain(visitor, self.0, Ask::$ask)
        })*
    };
}

impl<'de> Deserializer<'de> for Reader<'_, 'de> {
    type Error = Error;

    plain! {
        deserialize_any Any,
        deserialize_ignored_any Ignored,
        deserialize_bool Bool,
        deserialize_i8 I8,
        deserialize_i16 I16,
        deserialize_i32 I32,
        deserialize_i64 I64,
        deserialize_u8 U8,
        deserialize_u16 U16,
        deserialize_u32 U32,
        deserialize_u64 U64,
        deserialize_f32 F32,
        deserialize_f64 F64,
        deserialize_char Char,
        deserialize_str Text,
        deserialize_string Text,
        deserialize_identifier Identifier,
        deserialize_unit Unit,
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(Error::ExpectedByteString)
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(Error::ExpectedByteString)
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visit_plain(visitor, self.0, Ask::UnitStruct(name))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visit(visitor, self.0, Ask::Option, "", |visitor, given| match given {
            Given::Inside(piece) => visitor.visit_some(Reader(piece)),
            _ => visitor.visit_none(),
        })
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visit(visitor, self.0, Ask::Newtype(name), "", |visitor, given| match given {
            Given::Inside(piece) => visitor.visit_newtype_struct(Reader(piece)),
            _ => Err(Error::ExpectedStructLike),
        })
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visit(visitor, self.0, Ask::Seq, "", elements)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Error> {
        visit(visitor, self.0, Ask::Tuple(len), "", elements)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visit(visitor, self.0, Ask::TupleStruct(name, len), "", elements)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visit(visitor, self.0, Ask::Map, "", |visitor, given| match given {
            Given::Map(piece) => visitor.visit_map(Reader(piece)),
            _ => Err(Error::ExpectedMap),
        })
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visit(visitor, self.0, Ask::Struct(name, names), name, fields)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visit(visitor, self.0, Ask::Enum(name, variants), name, |visitor, given| match given {
            Given::Enum(piece) => visitor.visit_enum(Reader(piece)),
            _ => Err(Error::ExpectedIdentifier),
        })
    }
}

impl<'de> SeqAccess<'de> for Reader<'_, 'de> {
    type Error = Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Error> {
        inside(seed, self.0, Ask::Next)
    }
}

impl<'de> MapAccess<'de> for Reader<'_, 'de> {
    type Error = Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Error> {
        inside(seed, self.0, Ask::Key)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Error> {
        inside(seed, self.0, Ask::Value)?.ok_or(Error::Eof)
    }
}

/// A map with the names of fields as its keys.
struct Fields<'g, 'de>(&'g mut dyn Piece<'de>);

impl<'de> MapAccess<'de> for Fields<'_, 'de> {
    type Error = Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Error> {
        match word(self.0, Ask::Key)? {
            Some(name) => seed.deserialize(StrDeserializer::<Error>::new(&name)).map(Some),
            None => Ok(None),
        }
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Error> {
        inside(seed, self.0, Ask::Value)?.ok_or(Error::Eof)
    }
}

impl<'g, 'de> EnumAccess<'de> for Reader<'g, 'de> {
    type Error = Error;
    type Variant = Variant<'g, 'de>;

    fn variant_seed<S: DeserializeSeed<'de>>(
        self,
        seed: S,
    ) -> Result<(S::Value, Variant<'g, 'de>), Error> {
        let name = word(self.0, Ask::Name)?.ok_or(Error::ExpectedIdentifier)?;
        let variant = seed.deserialize(StrDeserializer::<Error>::new(&name))?;
        Ok((variant, Variant { from: self.0, name }))
    }
}

/// What is in a variant.
pub(super) struct Variant<'g, 'de> {
    from: &'g mut dyn Piece<'de>,
    name: Cow<'de, str>,
}

impl<'de> VariantAccess<'de> for Variant<'_, 'de> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        self.from.open(Ask::Nothing, &mut |_| Ok(()))
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Error> {
        inside(seed, self.from, Ask::Inner)?.ok_or(Error::Eof)
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Error> {
        visit(visitor, self.from, Ask::Row(len), "", elements)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visit(visitor, self.from, Ask::Fields(names), &self.name, fields)
    }
}
