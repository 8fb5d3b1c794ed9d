//! What a click, a key or a drag inside the shadow tree means.
//!
//! | where | what | does |
//! |---|---|---|
//! | a square | click, Enter, Space, drag | picks up, puts down; in a quiz answers |
//! | a square | arrows | the keyboard's cursor walks |
//! | elsewhere | ← → Home End | steps through the game |
//! | `data-do` | click | what it says |
//! | a part, a square or move in a sentence | pointer or focus | lights it on the board |

use super::board::{Board, told};
use super::dom::{El, closest, focus, man};
use super::lab;
use rank_and_file::board::Cell;
use rank_and_file::game::At;
use rank_and_file::session::{Action, Pointing};
use rank_and_file::study::Mode;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlSelectElement, KeyboardEvent, PointerEvent};

/// What the pointer is doing.
#[derive(Default)]
pub enum Hand {
    #[default]
    Idle,
    /// Pressed on a man at this place of the window.
    Pressed { from: Cell, x: f64, y: f64 },
    /// Carrying a man, drawn by this element.
    Carrying { from: Cell, shown: El },
    /// A man was just let go; the click that the browser sends now is no tap.
    Dropped,
}

/// How far the pointer goes before a press is a drag, in CSS pixels.
const THRESHOLD: f64 = 5.0;

/// Acts on an event; what comes of it as bits of [`told`].
#[inline(never)]
pub fn handle(board: &mut Board, event: &Event) -> u32 {
    let Some(target) = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok())
    else {
        return 0;
    };
    match event.type_().as_str() {
        "click" => click(board, &target),
        "keydown" => event
            .dyn_ref()
            .map_or(0, |event| key(board, &target, event)),
        "pointerdown" => event
            .dyn_ref()
            .map_or(0, |event| press(board, &target, event)),
        "pointermove" => event.dyn_ref().map_or(0, |event| follow(board, event)),
        "pointerup" => event.dyn_ref().map_or(0, |event| release(board, event)),
        "pointercancel" => {
            put_back(board);
            0
        }
        "pointerover" | "focusin" => {
            if let Some(cell) = cell_of(&target) {
                board.view.reach(cell);
            }
            let pointing = pointing(board, &target);
            board.point(pointing);
            0
        }
        "pointerout" | "focusout" => {
            board.point(None);
            0
        }
        "change" => chosen(board, &target),
        _ => 0,
    }
}

fn cell_of(target: &Element) -> Option<Cell> {
    let square = closest(target, "[data-square]")?;
    Cell::parse(&square.get_attribute("data-square")?)
}

fn number(element: &Element, name: &str) -> Option<usize> {
    element.get_attribute(name)?.parse().ok()
}

fn click(board: &mut Board, target: &Element) -> u32 {
    if matches!(std::mem::take(&mut board.hand), Hand::Dropped) {
        return told::USED;
    }
    if let Some(cell) = cell_of(target) {
        return touch(board, cell);
    }
    let Some(button) = closest(target, "[data-do]") else {
        return 0;
    };
    let does = button.get_attribute("data-do").unwrap_or_default();
    match does.as_str() {
        "first" => board.act(Action::First),
        "back" => board.act(Action::Previous),
        "forward" => board.act(Action::Next),
        "last" => board.act(Action::Last),
        "flip" => board.act(Action::Flip),
        "undo" => board.act(Action::Undo),
        "redo" => board.act(Action::Redo),
        "cancel" => {
            if let Some(questions) = &mut board.questions {
                questions.forget();
            }
            board.act(Action::Cancel)
        }
        "move" => match number(&button, "data-moment") {
            Some(moment) => board.act(Action::Go(At::of_moment(moment as u32))),
            None => 0,
        },
        "fold" => number(&button, "data-fold").map_or(0, |index| board.fold(index)),
        "choose" => {
            let choice = number(&button, "data-choice");
            let choices = board
                .view
                .model()
                .map(|model| model.choices.clone())
                .unwrap_or_default();
            match choice.and_then(|at| choices.get(at).map(|choice| choice.play)) {
                Some(play) if board.questions.is_some() => super::quiz::choose(board, play),
                Some(play) => board.act(Action::Choose(play)),
                None => 0,
            }
        }
        // A move in a sentence is played where moves may be; what else is pointed at is lit.
        "point" => {
            let pointing = pointing(board, &button);
            match pointing {
                Some(Pointing::Play(play)) if board.settings.mode == Mode::Free => {
                    meant(board, Action::Choose(play))
                }
                pointing => {
                    board.point(pointing);
                    0
                }
            }
        }
        "hint" | "again" | "next" => super::quiz::ask(board, &does),
        "write" => written(board) | told::USED,
        _ if board.lab.is_some() => lab::act(board, &does, &button),
        _ => 0,
    }
}

/// A click, tap or Enter on a square.
fn touch(board: &mut Board, cell: Cell) -> u32 {
    match board.settings.mode {
        Mode::None | Mode::Moves => 0,
        Mode::Free => board.act(Action::Touch(cell)),
        Mode::Quiz => super::quiz::touch(board, cell),
        Mode::Laboratory => lab::touch(board, cell),
    }
}

fn key(board: &mut Board, target: &Element, event: &KeyboardEvent) -> u32 {
    // A man let go beside the board need not bring a click, and that of a key is no drag's.
    if matches!(board.hand, Hand::Dropped) {
        board.hand = Hand::Idle;
    }
    if event.ctrl_key() || event.meta_key() || event.alt_key() || event.is_composing() {
        return 0;
    }
    let key = event.key();
    // What is written in a field, and what a button does with Enter, is theirs. A frame in a sandbox submits no
    // form, so Enter in a field is heard here.
    if closest(target, "input, select").is_some() {
        let writes = key == "Enter" && closest(target, ".entry").is_some();
        return if writes {
            written(board) | told::USED
        } else {
            0
        };
    }
    if matches!(key.as_str(), "Enter" | " ") && closest(target, ".link").is_some() {
        return click(board, target) | told::USED;
    }
    if let Some(cell) = cell_of(target) {
        let (files, ranks): (i8, i8) = match key.as_str() {
            "ArrowLeft" => (-1, 0),
            "ArrowRight" => (1, 0),
            "ArrowUp" => (0, 1),
            "ArrowDown" => (0, -1),
            "Enter" | " " => return touch(board, cell) | told::USED,
            "Escape" => return board.act(Action::Cancel) | told::USED,
            other => return lab::key(board, cell, other),
        };
        let Some((flipped, span)) = board.view.model().map(|model| (model.flipped, model.span))
        else {
            return 0;
        };
        let sign = if flipped { -1 } else { 1 };
        let step = |at: u8, by: i8| at.saturating_add_signed(by * sign).min(span - 1);
        let next = Cell::new(step(cell.file(), files), step(cell.rank(), ranks));
        board.view.reach(next);
        if let Some(square) = board.square(next) {
            focus(&square.0);
        }
        return told::USED;
    }
    let stepping = matches!(board.settings.mode, Mode::Moves | Mode::Free);
    let action = match key.as_str() {
        "ArrowLeft" if stepping => Action::Previous,
        "ArrowRight" if stepping => Action::Next,
        "ArrowUp" if stepping => Action::Sibling(-1),
        "ArrowDown" if stepping => Action::Sibling(1),
        "Home" if stepping => Action::First,
        "End" if stepping => Action::Last,
        "Escape" => Action::Cancel,
        _ => return 0,
    };
    board.act(action) | told::USED
}

/// What an element lights when it is pointed at.
fn pointing(board: &Board, target: &Element) -> Option<Pointing> {
    let link = closest(target, "[data-part], [data-cell], [data-play]")?;
    if let Some(place) = link.get_attribute("data-part") {
        let (column, part) = place.split_once('.')?;
        return Some(Pointing::Part {
            column: column.parse().ok()?,
            part: part.parse().ok()?,
        });
    }
    if let Some(cell) = link.get_attribute("data-cell") {
        return Some(Pointing::Cell(Cell::parse(&cell)?));
    }
    let play = board.view.linked.0.get(number(&link, "data-play")?)?;
    Some(Pointing::Play(*play))
}

/// Whether men can be carried from this square.
fn movable(board: &Board, cell: Cell) -> bool {
    match board.settings.mode {
        Mode::None | Mode::Moves => false,
        Mode::Free => board.session.may_lift(cell),
        Mode::Quiz => super::quiz::movable(board, cell),
        Mode::Laboratory => true,
    }
}

fn press(board: &mut Board, target: &Element, event: &PointerEvent) -> u32 {
    board.hand = Hand::Idle;
    let Some(from) = cell_of(target).filter(|&cell| movable(board, cell)) else {
        return 0;
    };
    let stands = board.view.model().is_some_and(|model| {
        model
            .squares
            .iter()
            .any(|square| square.cell == from && square.man.is_some())
    });
    if stands && event.is_primary() && event.button() == 0 {
        let (x, y) = place(event);
        board.hand = Hand::Pressed { from, x, y };
    }
    0
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn follow(board: &mut Board, event: &PointerEvent) -> u32 {
    let (x, y) = place(event);
    match &board.hand {
        // The press was a click, and its end was not heard here.
        Hand::Pressed { .. } if event.buttons() == 0 => board.hand = Hand::Idle,
        &Hand::Pressed {
            from,
            x: start_x,
            y: start_y,
        } => {
            let (across, down) = (x - start_x, y - start_y);
            if across * across + down * down >= THRESHOLD * THRESHOLD {
                lift(board, from, event);
            }
        }
        Hand::Carrying { .. } | Hand::Idle | Hand::Dropped => {}
    }
    if let Hand::Carrying { shown, .. } = &board.hand {
        let corner = board.view.frame.0.get_bounding_client_rect();
        let pixels = |at: f64| (at as i32).to_string() + "px";
        let _ = shown
            .clone()
            .style("--x", &pixels(x - corner.left()))
            .style("--y", &pixels(y - corner.top()));
        return told::USED;
    }
    0
}

fn lift(board: &mut Board, from: Cell, event: &PointerEvent) {
    let standing = board.view.model().and_then(|model| {
        let square = model.squares.iter().find(|square| square.cell == from);
        square.and_then(|square| square.man)
    });
    let Some((side, kind)) = standing else {
        return;
    };
    // Keeps the pointer's events coming when it leaves the board. Refused only when it is gone already.
    let _ = board.view.frame.0.set_pointer_capture(event.pointer_id());
    if board.settings.mode == Mode::Free {
        let _ = board.act(Action::Touch(from));
    }
    let shown = el_hand().child(man(side, kind));
    if let Some(figure) = super::dom::find(&shown.0, ".man") {
        let _ = figure.class_list().add_1("dragged");
    }
    let _ = board.view.frame.clone().child(shown.clone());
    if let Some(square) = board.square(from) {
        let _ = square.0.class_list().add_1("dragging");
    }
    board.hand = Hand::Carrying { from, shown };
}

fn el_hand() -> El {
    super::dom::el("div").class("hand")
}

/// Ends a drag without a move.
fn put_back(board: &mut Board) {
    if let Hand::Carrying { from, shown } = std::mem::take(&mut board.hand) {
        shown.0.remove();
        if let Some(square) = board.square(from) {
            let _ = square.0.class_list().remove_1("dragging");
        }
        let _ = board.act(Action::Cancel);
    }
}

fn release(board: &mut Board, event: &PointerEvent) -> u32 {
    let Hand::Carrying { from, shown } = std::mem::take(&mut board.hand) else {
        board.hand = Hand::Idle;
        return 0;
    };
    shown.0.remove();
    if let Some(square) = board.square(from) {
        let _ = square.0.class_list().remove_1("dragging");
    }
    board.hand = Hand::Dropped;
    let (x, y) = place(event);
    let used = match board.view.cell_at(x, y) {
        Some(to) if to != from => match board.settings.mode {
            Mode::Quiz => super::quiz::dropped(board, from, to),
            Mode::Laboratory => lab::dropped(board, from, Some(to)),
            _ => board.act(Action::Drag(from, to)),
        },
        None if board.lab.is_some() => lab::dropped(board, from, None),
        _ => board.act(Action::Cancel),
    };
    used | told::USED
}

/// What was written is meant.
fn written(board: &mut Board) -> u32 {
    let Some(text) = board.field().map(|field| field.value()) else {
        return 0;
    };
    if board.questions.is_some() {
        return super::quiz::written(board, &text);
    }
    board.session.apply(Action::Type(text));
    meant(board, Action::Enter)
}

/// Plays the move that was written or meant by it, and empties the field.
fn meant(board: &mut Board, action: Action) -> u32 {
    let told = board.act(action);
    if told & told::MOVE != 0
        && let Some(field) = board.field()
    {
        field.set_value("");
    }
    told
}

/// Another of several games.
fn chosen(board: &mut Board, target: &Element) -> u32 {
    let select = target.dyn_ref::<HtmlSelectElement>();
    let game = select.and_then(|select| select.value().parse().ok());
    game.map_or(0, |game| board.act(Action::Show(game)))
}
