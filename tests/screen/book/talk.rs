//! The page and the book worker, exchanging messages without a browser.

use rank_and_file::container::PageScan;
use rank_and_file::game::pgn::write_pgn;
use rank_and_file::notation::Notation;
use rank_and_file::protocol::{BookPageView, BookRequest, BookResponse, Print, PrintKind, Wire};
use rank_and_file::sample::SAMPLE;
use rank_and_file::service::{KeptBook, Volume, printed_position};
use rank_and_file::session::{Action, Effect, Incoming, OpenAction, Session};
use testing::effects::for_book;

/// The page and the book worker, without a browser between them.
pub struct Talk {
    /// The page's session.
    pub session: Session,
    /// The book worker's books.
    pub volumes: Vec<Volume<'static>>,
    /// The texts of books that the device keeps, by their keys; `None` if it keeps nothing.
    pub kept: Option<Vec<&'static str>>,
    /// The scans that the device keeps, with their texts.
    pub scans: Vec<(PageScan, &'static str)>,
    /// Texts that the book worker gave to be saved.
    pub saved: Vec<String>,
}

impl Talk {
    /// Returns an empty page.
    pub fn new() -> Talk {
        Talk {
            session: Session::empty(),
            volumes: Vec::new(),
            kept: Some(Vec::new()),
            scans: Vec::new(),
            saved: Vec::new(),
        }
    }

    /// Returns a page in which a text has been opened.
    pub fn reading(text: &str) -> Talk {
        let mut talk = Talk::new();
        talk.act(Action::Open(OpenAction::Text(text.to_owned())));
        talk
    }

    /// Performs an action, and passes messages until none is left.
    pub fn act(&mut self, action: Action) {
        let effects = self.session.apply(action);
        self.pass(effects);
    }

    /// Takes in what comes from outside, and passes messages until none is left.
    pub fn hear(&mut self, incoming: Incoming) {
        let effects = self.session.hear(incoming);
        self.pass(effects);
    }

    /// Begins again with this session, as a page that is loaded does, in which nothing but the
    /// device's store is left.
    pub fn reload(&mut self, session: Session) {
        (self.session, self.volumes) = (session, Vec::new());
        let effects = self.session.resume();
        self.pass(effects);
    }

    /// Passes messages until none is left.
    fn pass(&mut self, effects: Vec<Effect>) {
        let mut requests = for_book(effects);
        while !requests.is_empty() {
            for request in std::mem::take(&mut requests) {
                let request = BookRequest::of_bytes(&request.to_bytes())
                    .expect("a request arrives as it was sent");
                for response in self.answer(request) {
                    let response = BookResponse::of_bytes(&response.to_bytes())
                        .expect("a response arrives as it was sent");
                    match response {
                        BookResponse::Pgn { text, .. } => self.saved.push(text),
                        response => {
                            let further = self.session.hear(Incoming::Book(response));
                            requests.extend(for_book(further));
                        }
                    }
                }
            }
        }
    }

    /// Returns the book worker's answer to a request.
    pub fn answer(&mut self, request: BookRequest) -> Vec<BookResponse> {
        let volume = match request {
            BookRequest::Read {
                book,
                ref text,
                must,
                ref scan,
            } => {
                let read = scan.is_none().then(|| printed_position(text)).flatten();
                if let Some(read) = read {
                    return vec![BookResponse::Position { book, read }];
                }
                let text = Box::leak(text.clone().into_boxed_str());
                let scan = scan.as_deref().and_then(PageScan::of_bytes);
                self.volumes.push(Volume::asked(book, text, must, scan));
                self.volumes.last_mut()
            }
            BookRequest::SetUp { text } => {
                let read = printed_position(&text);
                let response = read.map(|read| BookResponse::SetUp { text, read });
                return response.into_iter().collect();
            }
            BookRequest::Sample { book } => {
                let mut volume = Volume::new(book, SAMPLE);
                volume.set_kept(Ok("sample"));
                self.volumes.push(volume);
                self.volumes.last_mut()
            }
            BookRequest::Open { book, ref kept } => {
                let kept = KeptBook::read(kept).expect("a book as it was written");
                let known = self.kept.iter().flatten();
                let mut known = known.enumerate().map(|(at, text)| (at.to_string(), *text));
                let text = known.find(|(key, _)| *key == kept.key);
                let scan = self.scans.iter().find(|(scan, _)| scan.key == kept.key);
                let text = text.or(scan.map(|(_, text)| (String::new(), *text)));
                let text = text.or((kept.key == "sample").then(|| (String::new(), SAMPLE)));
                let Some((_, text)) = text else {
                    return vec![BookResponse::Done {
                        book,
                        found: false,
                        words: String::new(),
                        pgn: Vec::new(),
                    }];
                };
                let scan = scan.map(|(scan, _)| scan.clone());
                let volume = Volume::reopened(book, text, kept, scan);
                self.volumes.push(volume);
                self.volumes.last_mut()
            }
            BookRequest::Again { book, of, language } => {
                let mut known = self.volumes.iter();
                let known = known.find(|volume| volume.number() == of);
                let again = known.expect("a book that was opened").again(book, language);
                self.volumes.push(again);
                self.volumes.last_mut()
            }
            BookRequest::Turn { book, .. }
            | BookRequest::Page { book, .. }
            | BookRequest::Try { book, .. }
            | BookRequest::Weigh { book, .. }
            | BookRequest::Keep { book, .. }
            | BookRequest::Pgn { book, .. } => self
                .volumes
                .iter_mut()
                .find(|volume| volume.number() == book),
        };
        let volume = volume.expect("a book that was opened");
        let mut responses = volume.answer(request);
        if let Some(text) = volume.text_to_keep() {
            match (&mut self.kept, volume.scan().cloned()) {
                (Some(_), Some(scan)) => {
                    volume.set_kept(Ok(&scan.key));
                    self.scans.push((scan, text));
                }
                (Some(kept), None) => {
                    volume.set_kept(Ok(&kept.len().to_string()));
                    kept.push(text);
                }
                (None, _) => {
                    volume.set_kept(Err("there is not enough room on this device"));
                }
            }
            responses.push(volume.list_response());
        }
        responses
    }

    /// Returns the page of the book.
    pub fn page(&self) -> &BookPageView {
        self.session.page().expect("a book is open")
    }

    /// Returns the print of the game that is shown.
    pub fn print(&self) -> &Print {
        &self.page().print
    }

    /// Returns the printed moves of a sort.
    pub fn sorted(&self, sort: PrintKind) -> Vec<String> {
        let stretches = self.print().stretches();
        stretches
            .filter(|piece| piece.sort == sort)
            .map(|piece| piece.text.clone())
            .collect()
    }

    /// Returns the printed rows as texts.
    pub fn rows(&self) -> Vec<String> {
        let rows = self.print().rows.iter();
        rows.map(|row| row.iter().map(|piece| piece.text.as_str()).collect())
            .collect()
    }

    /// Returns the sentence of the notice.
    pub fn notice(&self) -> String {
        self.session
            .notice()
            .map_or_else(String::new, |notice| notice.sentence.to_string())
    }

    /// Returns the moves of the game on the board on one line.
    pub fn moves(&self) -> String {
        let text = write_pgn(self.session.tree(), &Notation::SHORT);
        let lines = text.lines().filter(|line| !line.starts_with('['));
        lines.collect::<Vec<_>>().join(" ").trim().to_owned()
    }

    /// Returns the remarks about a moment.
    pub fn remark(&self, moment: u32) -> String {
        let print = self.print();
        let words: Vec<&str> = print
            .remarks_at(moment)
            .map(|remark| remark.words.as_str())
            .collect();
        words.join(" ")
    }
}

/// A game written for these tests, with prose. Its fourth move could be that of either rook's pawn.
pub const LEGALL: &str = "A TRAP\n\nWhite: LEGALL. Black: SAINT BRIE.\n\n\
    1. P-K4 P-K4 2. B-B4 P-Q3 3. Kt-KB3 B-Kt5\n4. Kt-B3 P-R3\n\n\
    It is not known which of the rook's pawns went forward, but either loses.\n\n\
    5. KtxP BxQ 6. BxP ch K-K2 7. Kt-Q5 mate.\n";
