//! The pieces of a text, behind one trait that can be made an object.
//!
//! A format of serde knows what it reads by a type parameter, so that all of it is compiled anew
//! for each type of value. Here it meets a single visitor, [`To`], and is compiled once.

use std::borrow::Cow;
use std::fmt;

use ron::Error;
use serde::de::{
    self, Deserialize, DeserializeSeed, Deserializer, EnumAccess, IgnoredAny, MapAccess, SeqAccess,
    Unexpected, VariantAccess, Visitor,
};

/// What is asked of a piece: mostly what it is read as.
#[derive(Clone, Copy)]
pub(super) enum Ask {
    Any,
    Ignored,
    Bool,
    I8,
    I16,
    I32,
    I64,
    U8,
    U16,
    U32,
    U64,
    F32,
    F64,
    Char,
    Text,
    Identifier,
    Unit,
    UnitStruct(&'static str),
    Option,
    Newtype(&'static str),
    Seq,
    Tuple(usize),
    TupleStruct(&'static str, usize),
    Map,
    Struct(&'static str, &'static [&'static str]),
    Enum(&'static str, &'static [&'static str]),
    /// Of a list: its next element.
    Next,
    /// Of a map: its next key.
    Key,
    /// Of a map: the value of that key.
    Value,
    /// Of an enum, before anything else: the name of its variant.
    Name,
    /// Of a variant: that it has nothing in it.
    Nothing,
    /// Of a variant: the one value in it.
    Inner,
    /// Of a variant: so many values in it.
    Row(usize),
    /// Of a variant: its fields.
    Fields(&'static [&'static str]),
}

/// A value that has no other in it.
pub(super) enum Plain<'de> {
    Bool(bool),
    Signed(i64),
    Unsigned(u64),
    Float(f64),
    Text(Cow<'de, str>),
    Bytes(Vec<u8>),
    Unit,
    Absent,
    /// None at all, but this.
    Other(Unexpected<'static>),
}

/// What a piece turns out to be.
pub(super) enum Given<'g, 'de> {
    Plain(Plain<'de>),
    /// A value inside another, or what was asked for.
    Inside(&'g mut dyn Piece<'de>),
    Seq(&'g mut dyn Piece<'de>),
    Map(&'g mut dyn Piece<'de>),
    Enum(&'g mut dyn Piece<'de>),
}

/// What is done with it.
pub(super) type Then<'t, 'de> = dyn FnMut(Given<'_, 'de>) -> Result<(), Error> + 't;

/// A piece of a text. What stands at the end of a list is given to nobody.
pub(super) trait Piece<'de> {
    /// Reads the piece, or what is next in it.
    fn open(&mut self, ask: Ask, then: &mut Then<'_, 'de>) -> Result<(), Error>;
}

/// The one visitor that a format meets, and the one seed.
pub(super) struct To<'v, 't, 'de>(pub(super) &'v mut Then<'t, 'de>);

impl<'de> To<'_, '_, 'de> {
    fn give<E: de::Error>(self, given: Given<'_, 'de>) -> Result<(), E> {
        (self.0)(given).map_err(outwards)
    }

    fn plain<E: de::Error>(self, plain: Plain<'de>) -> Result<(), E> {
        self.give(Given::Plain(plain))
    }
}

/// An error on its way out through the format, which gives the place of it.
fn outwards<E: de::Error>(error: Error) -> E {
    E::custom(error)
}

/// An error of the format. Its words are all that is shown of it.
fn inwards<E: fmt::Display>(error: E) -> Error {
    Error::Message(error.to_string())
}

impl<'de> DeserializeSeed<'de> for To<'_, '_, 'de> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        self.give(Given::Inside(&mut Whole(Some(from))))
    }
}

impl<'de> Visitor<'de> for To<'_, '_, 'de> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_bool<E: de::Error>(self, it: bool) -> Result<(), E> {
        self.plain(Plain::Bool(it))
    }

    fn visit_i64<E: de::Error>(self, it: i64) -> Result<(), E> {
        self.plain(Plain::Signed(it))
    }

    fn visit_u64<E: de::Error>(self, it: u64) -> Result<(), E> {
        self.plain(Plain::Unsigned(it))
    }

    fn visit_f64<E: de::Error>(self, it: f64) -> Result<(), E> {
        self.plain(Plain::Float(it))
    }

    fn visit_str<E: de::Error>(self, it: &str) -> Result<(), E> {
        self.plain(Plain::Text(Cow::Owned(it.to_owned())))
    }

    fn visit_borrowed_str<E: de::Error>(self, it: &'de str) -> Result<(), E> {
        self.plain(Plain::Text(Cow::Borrowed(it)))
    }

    fn visit_string<E: de::Error>(self, it: String) -> Result<(), E> {
        self.plain(Plain::Text(Cow::Owned(it)))
    }

    fn visit_bytes<E: de::Error>(self, it: &[u8]) -> Result<(), E> {
        self.plain(Plain::Bytes(it.to_owned()))
    }

    fn visit_unit<E: de::Error>(self) -> Result<(), E> {
        self.plain(Plain::Unit)
    }

    fn visit_none<E: de::Error>(self) -> Result<(), E> {
        self.plain(Plain::Absent)
    }

    fn visit_some<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        self.give(Given::Inside(&mut Whole(Some(from))))
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        self.give(Given::Inside(&mut Whole(Some(from))))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, from: A) -> Result<(), A::Error> {
        self.give(Given::Seq(&mut Elements(from)))
    }

    fn visit_map<A: MapAccess<'de>>(self, from: A) -> Result<(), A::Error> {
        self.give(Given::Map(&mut Entries(from)))
    }

    fn visit_enum<A: EnumAccess<'de>>(self, from: A) -> Result<(), A::Error> {
        let mut variant = Variant::<A, A::Variant> { unread: Some(from), named: None };
        self.give(Given::Enum(&mut variant))
    }
}

/// A value that is not read yet.
struct Whole<D>(Option<D>);

impl<'de, D: Deserializer<'de>> Piece<'de> for Whole<D> {
    fn open(&mut self, ask: Ask, then: &mut Then<'_, 'de>) -> Result<(), Error> {
        let from = self.0.take().ok_or(Error::Eof)?;
        if let Ask::Ignored = ask {
            <IgnoredAny as Deserialize>::deserialize(from).map_err(inwards)?;
            return then(Given::Plain(Plain::Unit));
        }
        read(from, ask, To(then)).map_err(inwards)
    }
}

fn read<'de, D: Deserializer<'de>>(from: D, ask: Ask, to: To<'_, '_, 'de>) -> Result<(), D::Error> {
    match ask {
        Ask::Bool => from.deserialize_bool(to),
        Ask::I8 => from.deserialize_i8(to),
        Ask::I16 => from.deserialize_i16(to),
        Ask::I32 => from.deserialize_i32(to),
        Ask::I64 => from.deserialize_i64(to),
        Ask::U8 => from.deserialize_u8(to),
        Ask::U16 => from.deserialize_u16(to),
        Ask::U32 => from.deserialize_u32(to),
        Ask::U64 => from.deserialize_u64(to),
        Ask::F32 => from.deserialize_f32(to),
        Ask::F64 => from.deserialize_f64(to),
        Ask::Char => from.deserialize_char(to),
        Ask::Text => from.deserialize_str(to),
        Ask::Identifier => from.deserialize_identifier(to),
        Ask::Unit => from.deserialize_unit(to),
        Ask::UnitStruct(name) => from.deserialize_unit_struct(name, to),
        Ask::Option => from.deserialize_option(to),
        Ask::Newtype(name) => from.deserialize_newtype_struct(name, to),
        Ask::Seq => from.deserialize_seq(to),
        Ask::Tuple(len) => from.deserialize_tuple(len, to),
        Ask::TupleStruct(name, len) => from.deserialize_tuple_struct(name, len, to),
        Ask::Map => from.deserialize_map(to),
        Ask::Struct(name, fields) => from.deserialize_struct(name, fields, to),
        Ask::Enum(name, variants) => from.deserialize_enum(name, variants, to),
        _ => from.deserialize_any(to),
    }
}

/// The elements of a list that are not read yet.
struct Elements<A>(A);

impl<'de, A: SeqAccess<'de>> Piece<'de> for Elements<A> {
    fn open(&mut self, _: Ask, then: &mut Then<'_, 'de>) -> Result<(), Error> {
        self.0.next_element_seed(To(then)).map(|_| ()).map_err(inwards)
    }
}

/// The keys and values that are not read yet.
struct Entries<A>(A);

impl<'de, A: MapAccess<'de>> Piece<'de> for Entries<A> {
    fn open(&mut self, ask: Ask, then: &mut Then<'_, 'de>) -> Result<(), Error> {
        let read = match ask {
            Ask::Key => self.0.next_key_seed(To(then)).map(|_| ()),
            _ => self.0.next_value_seed(To(then)),
        };
        read.map_err(inwards)
    }
}

/// A variant of an enum: first its name is asked for, then what is in it.
struct Variant<A, B> {
    unread: Option<A>,
    named: Option<B>,
}

impl<'de, A: EnumAccess<'de>> Piece<'de> for Variant<A, A::Variant> {
    fn open(&mut self, ask: Ask, then: &mut Then<'_, 'de>) -> Result<(), Error> {
        if let Some(unread) = self.unread.take() {
            let ((), variant) = unread.variant_seed(To(then)).map_err(inwards)?;
            self.named = Some(variant);
            return Ok(());
        }
        let variant = self.named.take().ok_or(Error::Eof)?;
        let read = match ask {
            Ask::Inner => VariantAccess::newtype_variant_seed(variant, To(then)),
            Ask::Row(len) => VariantAccess::tuple_variant(variant, len, To(then)),
            Ask::Fields(fields) => VariantAccess::struct_variant(variant, fields, To(then)),
            _ => VariantAccess::unit_variant(variant),
        };
        read.map_err(inwards)
    }
}
