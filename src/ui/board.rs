//! The board with mouse, touch and keyboard.
//!
//! It is an ARIA grid: the Tab key reaches one square, arrow keys move between squares, Enter or
//! Space lifts and drops a piece, Escape puts it back.

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, PointerEvent, WheelEvent};

use super::app_state::AppState;
use super::press::press;
use super::requests;
use crate::board::{Drawn, Shape, Square};
use crate::dom::{self, BoardDrag, BoardDragged, BoardKey, closest, target};
use crate::screen::board_model as board;
use crate::screen::placed_pieces::PlacedPieces;
use crate::session::editor::{EditAction, Editor, Tool};
use crate::session::{Action, BoardAction, GoAction, Hand, Session};
use crate::study::Coordinates;
use crate::view::{self, BoardOptions, BoardQuestion, Controls, StatusLine};
use crate::web::browser;

/// Turn of the wheel for a step forward through the game, in CSS pixels.
const NOTCH: f64 = 60.0;
/// Turn of the wheel for a step back.
const BACK: f64 = -NOTCH;

/// The state of the pointer and the keyboard.
#[derive(Clone, Copy)]
struct BoardInput {
    /// The state of the page.
    app: AppState,
    /// The square that the Tab key reaches.
    cursor: RwSignal<Square>,
    /// The state of a drag with the pointer.
    drag: StoredValue<BoardDrag>,
    /// Turn of the wheel since the last step, in CSS pixels.
    turned: StoredValue<f64>,
    /// The square of the piece that is being dragged.
    carried: RwSignal<Option<Square>>,
    /// The arrow that is being drawn.
    drawing: RwSignal<Option<Drawn>>,
}

/// The board with its pieces, marks and the dragged piece.
#[expect(
    clippy::too_many_lines,
    reason = "the markup of a component with its listeners"
)]
#[component]
pub fn Board(app: AppState) -> impl IntoView {
    let input = BoardInput {
        app,
        cursor: RwSignal::new(BoardOptions::FIRST),
        drag: StoredValue::new(BoardDrag::default()),
        turned: StoredValue::new(0.0),
        carried: RwSignal::new(None),
        drawing: RwSignal::new(None),
    };
    let drawn = Trigger::new();
    let placed = StoredValue::new(PlacedPieces::default());
    let draw = move || {
        drawn.notify();
        app.see(|session| {
            let model = app
                .names
                .try_update_value(|names| board::model(session, names));
            let looks = BoardOptions {
                cursor: input.cursor.get(),
                carried: input.carried.get(),
                coordinates: match session.names_on_squares() {
                    true => Coordinates::Descriptive,
                    false => app.looks.get().coordinates(),
                },
                moves: BoardOptions::of_mover(session.mover()),
                draws: draws(session),
                drawing: input.drawing.get(),
            };
            let model = model.expect("the state is there as long as the page");
            placed.update_value(|placed| placed.follow(&model));
            placed.with_value(|placed| view::board(&model, placed, &looks))
        })
    };
    // A board of another size may not have the cursor's square, so the cursor goes back to the
    // first one.
    Effect::new(move |before: Option<u8>| {
        let span = app.see(|session| session.position().variant().span());
        if before != Some(span) {
            input.cursor.set(BoardOptions::FIRST);
        }
        span
    });
    // The choice among several moves is focused when it appears.
    let host = NodeRef::<Div>::new();
    Effect::new(move |chose: Option<bool>| {
        drawn.track();
        let host = host.get();
        let chooses = host
            .as_ref()
            .is_some_and(|host| dom::find(host, ".promotion").is_some());
        if let (Some(host), true) = (host, chooses && chose != Some(true)) {
            dom::focus_in(&host, ".promotion button");
        }
        chooses
    });
    let hear = move |event: Event| input.drag(&event);
    view! {
        <div
            class="board-host"
            node_ref=host
            // A mouse press does not focus the board, so that after a move by mouse the arrow keys
            // still step through the game.
            on:mousedown=|event| {
                event.prevent_default();
                browser::blur();
            }
            // The right button draws arrows and circles.
            on:contextmenu=|event| event.prevent_default()
            on:pointerdown=move |event| hear(event.into())
            on:pointermove=move |event| hear(event.into())
            on:pointerup=move |event| hear(event.into())
            on:pointercancel=move |event| hear(event.into())
            on:wheel=move |event| input.wheel(&event)
            on:click=move |event| input.touch(&event)
            use:press=app
            on:keydown=move |event| input.key(&event)
            on:focusin=move |event| {
                if let Some(square) = target(&event).and_then(|it| dom::square(&it)) {
                    input.cursor.set(square);
                }
            }
        >
            {draw}
            <div
                class="board-corner"
                aria-hidden="true"
                on:pointerdown=move |event| input.pull(&event)
                on:pointermove=move |event| input.pull(&event)
            ></div>
        </div>
    }
}

/// Returns whether a drag over the board draws an arrow.
fn draws(session: &Session) -> bool {
    session
        .editor()
        .is_some_and(|editor| editor.tool == Tool::Arrow)
}

/// The buttons and the status line under the board.
#[component]
pub fn BoardFoot(app: AppState) -> impl IntoView {
    let controls = move || {
        app.see(|session| {
            view::controls(&Controls {
                steps: session.editor().is_none(),
                autoplay: session
                    .editor()
                    .is_none()
                    .then(|| app.autoplay.is_playing()),
                names: Some(session.position().variant().span() == 8),
                reasons: Some(session.reasons_on_board()),
                history: Some([session.can_undo(), session.can_redo()]),
                menu: true,
            })
        })
    };
    let status = move || {
        app.see(|session| {
            app.standing.with(|(standing, _)| {
                let meaning = &session.entry().meaning;
                let waits = meaning.is_mistake() || meaning.is_unfinished();
                let may_say = app.rested.get() || !waits;
                view::status_line(&StatusLine {
                    status: Some((standing.variant, &standing.status)),
                    doubts: session.troubles().len(),
                    pace: app.autoplay.pace(),
                    notice: session.notice(),
                    typed: may_say.then_some(meaning),
                })
            })
        })
    };
    view! { <div class="board-foot" use:press=app>{controls} {status}</div> }
}

impl BoardInput {
    /// Steps through the game, one move for each notch of the wheel.
    fn wheel(self, event: &WheelEvent) {
        if event.ctrl_key() || self.app.now(|session| session.editor().is_some()) {
            return;
        }
        event.prevent_default();
        let turned = self.turned.get_value() + event.delta_y();
        let step = match turned {
            NOTCH.. => Action::Go(GoAction::Next),
            ..=BACK => Action::Go(GoAction::Previous),
            _ => return self.turned.set_value(turned),
        };
        self.turned.set_value(0.0);
        self.app.act(step);
    }

    /// Resizes the board while its corner is dragged.
    fn pull(self, event: &PointerEvent) {
        let Some(corner) = target(event) else {
            return;
        };
        if event.type_() == "pointerdown" {
            event.prevent_default();
            // This fails only if the pointer is gone, and then the corner is not dragged.
            let _ = corner.set_pointer_capture(event.pointer_id());
        }
        let frame = corner.parent_element();
        let frame = frame.and_then(|host| dom::find(&host, ".board-frame"));
        let (Some(frame), true) = (frame, corner.has_pointer_capture(event.pointer_id())) else {
            return;
        };
        let place = frame.get_bounding_client_rect();
        let now = f64::from(self.app.board_size.get_untracked());
        let wanted = f64::from(event.client_x()) - place.left();
        // A board always has a width. Were it zero, the infinite share would still be clamped.
        let share = (wanted / place.width() * now).round();
        self.app.resize_board(share.clamp(0.0, 100.0) as i8);
    }

    /// Touches the clicked square, unless the click ends a drag.
    fn touch(self, event: &Event) {
        let dropped = self.drag.try_update_value(|drag| drag.piece.just_dropped());
        if let Some(square) = target(event).and_then(|it| dom::square(&it))
            && dropped != Some(true)
        {
            self.app.act(Action::Board(BoardAction::Touch(square)));
        }
    }

    /// Handles a key: moves the cursor between squares, or acts on its square.
    fn key(self, event: &KeyboardEvent) {
        let Some(at) = target(event) else {
            return;
        };
        if event.key() == "Escape" && closest(&at, ".promotion").is_some() {
            let to = self.app.now(|session| match session.hand() {
                Hand::Choosing { choices } => choices.first().map(|mv| mv.to),
                Hand::Idle | Hand::Lifted(_) => None,
            });
            self.app.act(Action::Board(BoardAction::Cancel));
            if let Some(to) = to {
                browser::focus_on(&format!("[data-square={to}]"));
            }
            return;
        }
        let Some(square) = dom::square(&at) else {
            return;
        };
        let command = event.ctrl_key() || event.meta_key() || event.alt_key();
        let (edits, span, flipped) = self.app.now(|session| {
            let variant = match session.editor() {
                Some(editor) => editor.setup.variant,
                None => session.position().variant(),
            };
            (
                session.editor().is_some(),
                variant.span(),
                session.flipped(),
            )
        });
        if edits
            && !command
            && let Some(action) = Editor::of_key(&event.key(), square)
        {
            self.app.act(Action::Edit(action));
        } else if !command && event.key() == "g" {
            requests::say_aloud(self.app, BoardQuestion::Piece(square));
        } else {
            match dom::on_board(&event.key(), square, span, flipped) {
                None => return,
                Some(BoardKey::Touch) => self.app.act(Action::Board(BoardAction::Touch(square))),
                Some(BoardKey::Cancel) => self.app.act(Action::Board(BoardAction::Cancel)),
                Some(BoardKey::Walk(to)) => {
                    self.cursor.set(to);
                    if let Some(board) = closest(&at, ".board") {
                        dom::focus_square(&board, to);
                    }
                }
            }
        }
        event.prevent_default();
    }

    /// Shows the arrow that is being drawn, with the right button or with the tool, or none.
    fn draw_arrow(self, event: &Event, frame: &Element) {
        let arrow = self.drag.with_value(|drag| match drag.piece.carried() {
            None => drag.arrow(),
            Some(from) => {
                let tint = self.app.now(|session| {
                    let editor = session.editor().filter(|editor| editor.tool == Tool::Arrow);
                    editor.map(|editor| editor.tint)
                })?;
                let (x, y) = dom::place(event.dyn_ref()?);
                let over = dom::square_at(frame, x, y).filter(|&to| to != from);
                over.map(|to| (from, to, tint))
            }
        });
        let arrow = arrow.map(|(from, to, tint)| Drawn::author(Shape::Arrow(from, to), tint));
        if self.drawing.get_untracked() != arrow {
            self.drawing.set(arrow);
        }
    }

    /// Handles a pointer event: dragging, and drawing with the right button.
    fn drag(self, event: &Event) {
        let frame = target(event).and_then(|it| closest(&it, ".board-frame"));
        let Some(frame) = frame else {
            return;
        };
        let app = self.app;
        let may_drag = |square| app.now(|session| session.may_drag(square));
        let come = self
            .drag
            .try_update_value(|drag| drag.hear(event, &frame, may_drag));
        let carried = self.drag.with_value(|drag| drag.piece.carried());
        self.draw_arrow(event, &frame);
        match come.flatten() {
            None | Some(BoardDragged::Moved) => return,
            Some(BoardDragged::Lifted(from)) => {
                let lifts = app.now(|session| {
                    session.editor().is_none()
                        && session.may_lift(from)
                        && *session.hand() != Hand::Lifted(from)
                });
                if lifts {
                    app.act(Action::Board(BoardAction::Touch(from)));
                }
            }
            Some(BoardDragged::Put(from, to)) => app.act(match to {
                None if app.now(|session| session.editor().is_some()) => {
                    Action::Edit(EditAction::Off(from))
                }
                // Beside the board it goes back where it stood.
                to => Action::Board(BoardAction::Drag(from, to.unwrap_or(from))),
            }),
            Some(BoardDragged::Back) => app.act(Action::Board(BoardAction::Cancel)),
            Some(BoardDragged::Drawn(from, to, tint)) => {
                let shape = match to == from {
                    false => Shape::Arrow(from, to),
                    true => Shape::Circle(to),
                };
                app.act(Action::Edit(EditAction::Mark(shape, tint)));
            }
        }
        // A piece stays where it is while an arrow is drawn from it.
        self.carried.set(carried.filter(|_| !app.now(draws)));
        // The piece is placed under the pointer at once, not only when the pointer moves next.
        let event = event.clone();
        request_animation_frame(move || dom::follow(&event, &frame));
    }
}
