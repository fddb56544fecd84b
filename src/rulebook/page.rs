//! A page of a rulebook, taken apart: from Markdown to blocks of words.

use bevy::prelude::*;
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use riposte_rules::rulebook::Shelf;

/// Some words of one look.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// The words.
    pub text: String,
    /// Whether they stand out.
    pub strong: bool,
    /// Whether they are slanted.
    pub slanted: bool,
    /// Whether they are the name of a file or of a switch.
    pub code: bool,
    /// Whether their letters are of one width.
    pub drawn: bool,
    /// Where a click on them leads.
    pub to: Option<Target>,
}

/// Where a link leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// To a rule by its id.
    Rule(String),
    /// To a heading of the same page, by its name in links.
    Heading(String),
}

/// What a block is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A heading: 1 for that of the page, 2 for a chapter.
    Heading(u8),
    /// A paragraph.
    Text,
    /// An item of a list, with its mark.
    Item(String),
    /// Something set apart.
    Quote,
    /// A drawing or a formula in letters of one width.
    Drawing,
    /// A table: its rows of cells, the first of them the head.
    Table(Vec<Vec<Vec<Span>>>),
}

/// A paragraph, a heading, a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// What it is.
    pub kind: Kind,
    /// Its words; none for a table.
    pub words: Vec<Span>,
    /// The id of the rule that begins with it.
    pub rule: Option<String>,
}

impl Block {
    /// Its words without their look.
    pub fn text(&self) -> String {
        let Kind::Table(rows) = &self.kind else { return plain(&self.words) };
        let row = |row: &Vec<Vec<Span>>| {
            let cells: Vec<String> = row.iter().map(|cell| plain(cell)).collect();
            cells.join(" · ")
        };
        rows.iter().map(row).collect::<Vec<_>>().join("\n")
    }
}

fn plain(words: &[Span]) -> String {
    words.iter().map(|span| span.text.as_str()).collect()
}

/// The page of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The key of the rulebook.
    pub book: &'static str,
    /// Its name.
    pub name: &'static str,
    /// What stands on it, from the top.
    pub blocks: Vec<Block>,
}

impl Page {
    /// Takes a page apart.
    pub fn read(book: &'static str, name: &'static str, markdown: &str) -> Page {
        let mut reader = Reader::default();
        let events = Parser::new_ext(markdown, Options::ENABLE_TABLES);
        events.for_each(|event| reader.take(event));
        // The contents stand beside the page.
        reader.blocks.retain(|block| !block.text().starts_with("Contents:"));
        Page { book, name, blocks: reader.blocks }
    }

    /// The block in which a rule begins.
    pub fn rule(&self, id: &str) -> Option<usize> {
        self.blocks.iter().position(|block| block.rule.as_deref() == Some(id))
    }

    /// The chapters: the number of the block of each, and its words.
    pub fn chapters(&self) -> impl Iterator<Item = (usize, String)> + '_ {
        let numbered = self.blocks.iter().enumerate();
        let heads = numbered.filter(|(_, block)| block.kind == Kind::Heading(2));
        heads.map(|(number, block)| (number, block.text()))
    }

    /// The chapter in which a block stands, by its number; 0 before the first.
    pub fn chapter_of(&self, block: usize) -> usize {
        self.chapters().map(|(at, _)| at).take_while(|at| *at <= block).last().unwrap_or(0)
    }

    /// The heading with a name in links.
    pub fn heading(&self, name: &str) -> Option<usize> {
        self.chapters().find(|(_, words)| in_links(words) == name).map(|(at, _)| at)
    }
}

/// The name of a heading in links.
fn in_links(heading: &str) -> String {
    let letters = heading.chars().filter(|sign| sign.is_alphanumeric() || " -".contains(*sign));
    letters.collect::<String>().to_lowercase().replace(' ', "-")
}

/// The pages of all rulebooks on the shelf.
#[derive(Resource)]
pub struct Pages(pub Vec<Page>);

impl FromWorld for Pages {
    fn from_world(world: &mut World) -> Pages {
        let Some(shelf) = world.get_resource::<Shelf>() else { return Pages(Vec::new()) };
        let page = |key, name| Some(Page::read(key, name, riposte_shelf::page(key)?));
        Pages(shelf.0.iter().filter_map(|book| page(book.key(), book.name())).collect())
    }
}

/// What is read so far of a page.
#[derive(Default)]
struct Reader {
    blocks: Vec<Block>,
    words: Vec<Span>,
    look: Span,
    quoted: bool,
    drawing: bool,
    /// The number of the next item of each list that is open; `None` where items have none.
    lists: Vec<Option<u64>>,
    /// The item that is open: its mark.
    item: Option<String>,
    rows: Vec<Vec<Vec<Span>>>,
}

impl Reader {
    fn take(&mut self, event: Event) {
        match event {
            Event::Start(tag) => self.begin(tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) if self.drawing => {
                let text = text.trim_end_matches('\n').to_owned();
                // A line each, one after the other.
                let text = if self.words.is_empty() { text } else { format!("\n{text}") };
                self.words.push(Span { text, drawn: true, ..Span::default() });
            }
            Event::Text(text) => self.say(&text),
            Event::Code(text) => {
                let code = Span { text: text.to_string(), code: true, ..self.look.clone() };
                self.words.push(code);
            }
            Event::SoftBreak | Event::HardBreak => self.say(" "),
            _ => {}
        }
    }

    fn begin(&mut self, tag: Tag) {
        match tag {
            Tag::Strong => self.look.strong = true,
            Tag::Emphasis => self.look.slanted = true,
            Tag::BlockQuote(_) => self.quoted = true,
            Tag::Link { dest_url, .. } => {
                let name = dest_url.strip_prefix('#');
                self.look.to = name.map(|name| Target::Heading(name.to_owned()));
            }
            Tag::List(first) => {
                self.close_text();
                self.lists.push(first);
            }
            Tag::Item => self.item = Some(self.mark()),
            Tag::CodeBlock(_) => {
                self.close_text();
                self.drawing = true;
            }
            Tag::TableHead | Tag::TableRow => self.rows.push(Vec::new()),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Strong => self.look.strong = false,
            TagEnd::Emphasis => self.look.slanted = false,
            TagEnd::Link => self.look.to = None,
            TagEnd::Heading(level) => self.close(Kind::Heading(number(level))),
            TagEnd::Paragraph | TagEnd::Item => self.close_text(),
            TagEnd::List(_) => {
                self.lists.pop();
            }
            TagEnd::CodeBlock => {
                self.drawing = false;
                self.close(Kind::Drawing);
            }
            TagEnd::BlockQuote(_) => self.quoted = false,
            TagEnd::TableCell => {
                let cell = std::mem::take(&mut self.words);
                if let Some(row) = self.rows.last_mut() {
                    row.push(cell);
                }
            }
            TagEnd::Table => {
                let rows = std::mem::take(&mut self.rows);
                self.blocks.push(Block { kind: Kind::Table(rows), words: Vec::new(), rule: None });
            }
            _ => {}
        }
    }

    /// The mark of the next item.
    fn mark(&mut self) -> String {
        match self.lists.last_mut() {
            Some(Some(next)) => {
                *next += 1;
                format!("{}.", *next - 1)
            }
            _ => "•".to_owned(),
        }
    }

    /// Words, with a link on every rule id among them.
    fn say(&mut self, text: &str) {
        let mut rest = text;
        while let Some((from, to)) = rule_id(rest) {
            self.push(&rest[..from], self.look.to.clone());
            self.push(&rest[from..to], Some(Target::Rule(rest[from..to].to_owned())));
            rest = &rest[to..];
        }
        self.push(rest, self.look.to.clone());
    }

    fn push(&mut self, text: &str, to: Option<Target>) {
        if text.is_empty() {
            return;
        }
        match self.words.last_mut() {
            Some(last) if same_look(last, &self.look) && last.to == to => last.text.push_str(text),
            _ => self.words.push(Span { text: text.to_owned(), to, ..self.look.clone() }),
        }
    }

    /// Closes what is neither heading nor table.
    fn close_text(&mut self) {
        let kind = match (self.item.take(), self.quoted) {
            (Some(mark), _) => Kind::Item(mark),
            (None, true) => Kind::Quote,
            (None, false) => Kind::Text,
        };
        self.close(kind);
    }

    fn close(&mut self, kind: Kind) {
        let mut words = std::mem::take(&mut self.words);
        if words.is_empty() {
            return;
        }
        let rule = begins(&mut words);
        self.blocks.push(Block { kind, words, rule });
    }
}

fn same_look(one: &Span, other: &Span) -> bool {
    let look = |span: &Span| (span.strong, span.slanted, span.code);
    look(one) == look(other)
}

/// The rule that begins with these words; its own id leads nowhere.
fn begins(words: &mut [Span]) -> Option<String> {
    let first = words.first_mut().filter(|first| first.strong)?;
    match first.to.take() {
        Some(Target::Rule(id)) => Some(id),
        other => {
            first.to = other;
            None
        }
    }
}

fn number(level: HeadingLevel) -> u8 {
    level as u8
}

/// Where the first rule id of a text stands: three capital letters, a hyphen, digits.
fn rule_id(text: &str) -> Option<(usize, usize)> {
    let signs = text.as_bytes();
    (0..signs.len().saturating_sub(4)).find_map(|at| {
        let begins = at == 0 || !signs[at - 1].is_ascii_alphanumeric();
        let capitals = signs[at..at + 3].iter().all(u8::is_ascii_uppercase);
        let digits = signs[at + 4..].iter().take_while(|sign| sign.is_ascii_digit()).count();
        let found = begins && capitals && signs[at + 3] == b'-' && digits > 0;
        found.then_some((at, at + 4 + digits))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Brawl\n\n**Contents:** [blows](#more-blows)\n\n## More blows\n\n\
        **BRA-1 One.** A blow, *quick*, as in BRA-2 and [above](#more-blows).\n\n\
        1. first\n2. second\n\n| a | b |\n|---|---|\n| BRA-1 | 2 |\n";

    /// The page of a rulebook on the shelf; each has one.
    fn of(book: &dyn riposte_rules::rulebook::Rulebook) -> Page {
        let text = riposte_shelf::page(book.key()).unwrap_or_default();
        assert!(!text.is_empty(), "{} has no page", book.key());
        Page::read(book.key(), book.name(), text)
    }

    #[test]
    fn a_page_is_taken_apart() {
        let page = Page::read("brawl", "Brawl", TEXT);
        let kinds: Vec<&Kind> = page.blocks.iter().map(|block| &block.kind).collect();
        assert!(matches!(
            kinds[..],
            [
                Kind::Heading(1),
                Kind::Heading(2),
                Kind::Text,
                Kind::Item(_),
                Kind::Item(_),
                Kind::Table(_)
            ]
        ));
        assert_eq!(page.rule("BRA-1"), Some(2));
        assert_eq!(page.blocks[3].kind, Kind::Item("1.".into()));
        assert_eq!(page.blocks[4].text(), "second");
        assert_eq!(page.blocks[5].text(), "a · b\nBRA-1 · 2");
        assert_eq!(page.heading("more-blows"), Some(1));
        assert_eq!((page.chapter_of(0), page.chapter_of(4)), (0, 1));
    }

    #[test]
    fn rule_ids_and_links_lead_somewhere() {
        let page = Page::read("brawl", "Brawl", TEXT);
        let to: Vec<&Target> =
            page.blocks[2].words.iter().filter_map(|span| span.to.as_ref()).collect();
        let rule = Target::Rule("BRA-2".into());
        assert_eq!(to, [&rule, &Target::Heading("more-blows".into())]);
    }

    #[test]
    fn every_rule_that_is_named_on_a_page_stands_on_it() {
        for book in riposte_shelf::shelf().0 {
            let page = of(book.as_ref());
            let spans = page.blocks.iter().flat_map(|block| &block.words);
            for to in spans.filter_map(|span| span.to.as_ref()) {
                let found = match to {
                    Target::Rule(id) => page.rule(id),
                    Target::Heading(name) => page.heading(name),
                };
                // The head of each page says what an id looks like.
                assert!(found.is_some(), "{}: {to:?} leads nowhere", book.key());
            }
        }
    }

    #[test]
    fn every_rule_of_a_verb_can_be_opened() {
        for book in riposte_shelf::shelf().0 {
            let page = of(book.as_ref());
            for verb in book.verbs().iter().filter(|verb| !verb.rule.is_empty()) {
                assert!(page.rule(verb.rule).is_some(), "{}", verb.rule);
            }
        }
    }
}
