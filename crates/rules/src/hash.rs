//! The hash of states, the same on every machine.

use std::hash::Hasher;

/// A hash that is the same on every machine: integers of fixed width, little end first.
#[derive(Clone, Debug)]
pub struct StateHasher(u64);

impl Default for StateHasher {
    fn default() -> StateHasher {
        StateHasher(0xcbf2_9ce4_8422_2325)
    }
}

/// What each byte is multiplied by, and what so many bytes of 0 are together.
const PRIME: u64 = 0x0100_0000_01b3;
const ZEROS: [u64; 9] = {
    let mut powers = [1; 9];
    let mut many = 1;
    while many < powers.len() {
        powers[many] = PRIME.wrapping_mul(powers[many - 1]);
        many += 1;
    }
    powers
};

impl StateHasher {
    /// An integer of so many bytes. Most are small: the bytes of 0 behind are taken at once.
    fn number(&mut self, value: u64, bytes: usize) {
        let (mut rest, mut left) = (value, bytes);
        while rest != 0 {
            self.0 = (self.0 ^ (rest & 0xff)).wrapping_mul(PRIME);
            rest >>= 8;
            left -= 1;
        }
        self.0 = self.0.wrapping_mul(ZEROS[left]);
    }
}

impl Hasher for StateHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(PRIME);
        }
    }

    fn write_u16(&mut self, value: u16) {
        self.number(u64::from(value), 2);
    }

    fn write_u32(&mut self, value: u32) {
        self.number(u64::from(value), 4);
    }

    fn write_u64(&mut self, value: u64) {
        self.number(value, 8);
    }

    fn write_u128(&mut self, value: u128) {
        self.write(&value.to_le_bytes());
    }

    fn write_usize(&mut self, value: usize) {
        self.write_u64(value as u64);
    }

    fn write_isize(&mut self, value: isize) {
        self.write_u64(value as i64 as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_hashed_as_its_bytes_are() {
        for value in [0, 1, 255, 256, 0xff00, 0x0102_0304, u64::from(u32::MAX), 1 << 40, u64::MAX] {
            let hashes = |number: fn(&mut StateHasher, u64), bytes: &[u8]| {
                let mut hashers = [StateHasher::default(), StateHasher::default()];
                hashers.iter_mut().for_each(|hasher| hasher.write(b"before"));
                number(&mut hashers[0], value);
                hashers[1].write(bytes);
                assert_eq!(hashers[0].finish(), hashers[1].finish(), "{value}");
            };
            hashes(|it, value| it.write_u64(value), &value.to_le_bytes());
            hashes(|it, value| it.write_u32(value as u32), &(value as u32).to_le_bytes());
            hashes(|it, value| it.write_u16(value as u16), &(value as u16).to_le_bytes());
        }
    }
}
