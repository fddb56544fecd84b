//! Where something stands in the text of a file.

/// The text with every comment blanked out; lines and quoted words stay where they are.
pub(super) fn code(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    let (mut quoted, mut comment) = (false, None);
    while let Some(letter) = letters.next() {
        let next = letters.peek().copied();
        match (comment, letter, next) {
            (Some(Comment::Line), '\n', _) => comment = None,
            (Some(Comment::Block), '*', Some('/')) => {
                letters.next();
                comment = None;
                continue;
            }
            (None, '/', Some('/')) if !quoted => comment = Some(Comment::Line),
            (None, '/', Some('*')) if !quoted => comment = Some(Comment::Block),
            (None, '\\', Some(escaped)) if quoted => {
                letters.next();
                code.extend([letter, escaped]);
                continue;
            }
            (None, '"', _) => quoted = !quoted,
            _ => {}
        }
        if comment.is_none() || letter == '\n' {
            code.push(letter);
        }
    }
    code
}

#[derive(Clone, Copy)]
enum Comment {
    Line,
    Block,
}

fn line(code: &str, at: usize) -> usize {
    code[..at].matches('\n').count() + 1
}

/// The line in which a text stands for the `nth` time.
pub(super) fn nth(code: &str, text: &str, nth: usize) -> Option<usize> {
    let at = code.match_indices(text).nth(nth)?.0;
    Some(line(code, at))
}

/// The line in which a field stands for the `nth` time.
pub(super) fn nth_field(code: &str, field: &str, nth: usize) -> Option<usize> {
    let at = fields(code, field).nth(nth)?;
    Some(line(code, at))
}

/// The line of a quoted word in the entry whose `key` is given, or else of that key.
pub(super) fn in_entry(code: &str, key: &str, word: &str) -> Option<usize> {
    let starts = |at: usize| {
        let value = code[at + 3..].trim_start().strip_prefix(':').map(str::trim_start);
        value.is_some_and(|value| value.starts_with(&format!("\"{key}\"")))
    };
    let start = fields(code, "key").find(|at| starts(*at))?;
    let end = fields(code, "key").find(|at| *at > start).unwrap_or(code.len());
    let found = code[start..end].find(&format!("\"{word}\""));
    Some(line(code, start + found.unwrap_or(0)))
}

/// The places where a field's name stands with a colon after it.
fn fields<'a>(code: &'a str, field: &'a str) -> impl Iterator<Item = usize> + 'a {
    let in_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    code.match_indices(field).map(|(at, _)| at).filter(move |at| {
        let after = code[at + field.len()..].trim_start().starts_with(':');
        after && !code[..*at].ends_with(in_word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "(\n// key: \"a\"\n  key: \"a\", /* \"b\"\n */ item: \"b//\",\n\
                        (key : \"b\", monkey: 1, item: \"c\"),\n)";

    #[test]
    fn comments_are_blank_and_lines_stay() {
        let code = code(TEXT);
        assert_eq!(code.matches('\n').count(), TEXT.matches('\n').count());
        assert!(!code.contains("/*") && code.contains("\"b//\""));
        assert_eq!(nth(&code, "\"a\"", 0), Some(3));
        assert_eq!(nth(&code, "\"a\"", 1), None);
    }

    #[test]
    fn fields_are_whole_words() {
        let code = code(TEXT);
        assert_eq!(nth_field(&code, "key", 0), Some(3));
        assert_eq!(nth_field(&code, "key", 1), Some(5));
        assert_eq!(nth_field(&code, "key", 2), None);
    }

    #[test]
    fn words_are_looked_for_in_their_entry() {
        let code = code(TEXT);
        assert_eq!(in_entry(&code, "a", "b//"), Some(4));
        assert_eq!(in_entry(&code, "b", "c"), Some(5));
        assert_eq!(in_entry(&code, "a", "c"), Some(3));
        assert_eq!(in_entry(&code, "z", "c"), None);
    }
}
