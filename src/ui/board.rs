//! The board under hand and keyboard.
//!
//! An ARIA grid: one square takes the Tab key, arrows walk, Enter or Space lifts and drops, Escape
//! puts back.

use leptos::html::Div;
use leptos::prelude::*;
use web_sys::{Event, KeyboardEvent, PointerEvent, WheelEvent};

use super::app_state::AppState;
use super::browser;
use super::press::press;
use crate::board::{Shape, Square};
use crate::dom::{self, BoardKey, Drag, Dragged, closest, target};
use crate::screen::board_model as board;
use crate::session::editor::{EditAction, Editor};
use crate::session::{Action, Hand};
use crate::study::Coordinates;
use crate::view::{self, BoardOptions, Controls, StatusLine};

/// How far the wheel turns for a step through the game, in CSS pixels; and as far back.
const NOTCH: f64 = 60.0;
const BACK: f64 = -NOTCH;

/// The state of the pointer and the keyboard.
#[derive(Clone, Copy)]
struct BoardInput {
    app: AppState,
    cursor: RwSignal<Square>,
    drag: StoredValue<Drag>,
    /// How far the wheel has turned since the last step, in CSS pixels.
    turned: StoredValue<f64>,
    /// The square whose piece is carried.
    carried: RwSignal<Option<Square>>,
}

/// The board with its pieces, marks and the piece in the hand.
#[expect(
    clippy::too_many_lines,
    reason = "the markup of a component with its listeners"
)]
#[component]
pub fn Board(app: AppState) -> impl IntoView {
    let input = BoardInput {
        app,
        cursor: RwSignal::new(BoardOptions::FIRST),
        drag: StoredValue::new(Drag::Idle),
        turned: StoredValue::new(0.0),
        carried: RwSignal::new(None),
    };
    let drawn = Trigger::new();
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
                    false => Coordinates::Algebraic,
                },
                moves: BoardOptions::of_mover(session.mover()),
            };
            let model = model.expect("the state is there as long as the page");
            view::board(&model, &looks)
        })
    };
    // Another board begins at its own first square.
    let span = Memo::new(move |_| app.see(|s| s.position().variant().span()));
    Effect::new(move || {
        let _ = span.get();
        input.cursor.set(BoardOptions::FIRST);
    });
    // The choice among several moves takes the keyboard when it comes.
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
            // Only the Tab key gives the board the keyboard; after a mouse's move the arrows still step
            // through the game.
            on:mousedown=|event| {
                event.prevent_default();
                browser::blur();
            }
            // The right button draws.
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

/// The buttons under the board, and the one line in which everything is said.
#[component]
pub fn BoardFoot(app: AppState) -> impl IntoView {
    let controls = move || {
        app.see(|session| {
            view::controls(&Controls {
                steps: session.editor().is_none(),
                names: Some(session.position().variant().span() == 8),
                reasons: Some(session.reasons_on_board()),
                history: Some([session.can_undo(), session.can_redo()]),
            })
        })
    };
    let status = move || {
        app.see(|session| {
            app.standing.with(|standing| {
                let meaning = &session.entry().meaning;
                let may_say = app.rested.get() || !meaning.is_mistake();
                view::status_line(&StatusLine {
                    status: Some((standing.variant, &standing.status)),
                    doubts: session.troubles().len(),
                    notice: session.notice(),
                    typed: may_say.then_some(meaning),
                })
            })
        })
    };
    view! { <div class="board-foot" use:press=app>{controls} {status}</div> }
}

impl BoardInput {
    /// The wheel steps through the game, a move for each notch.
    fn wheel(self, event: &WheelEvent) {
        if event.ctrl_key() || self.app.now(|session| session.editor().is_some()) {
            return;
        }
        event.prevent_default();
        let turned = self.turned.get_value() + event.delta_y();
        let step = match turned {
            NOTCH.. => Action::Next,
            ..=BACK => Action::Previous,
            _ => return self.turned.set_value(turned),
        };
        self.turned.set_value(0.0);
        self.app.act(step);
    }

    /// The corner of the board is pulled with the pointer: the board takes the size that leads there.
    fn pull(self, event: &PointerEvent) {
        let Some(corner) = target(event) else {
            return;
        };
        if event.type_() == "pointerdown" {
            event.prevent_default();
            // Fails only for a pointer that has gone; then the corner is let go at once.
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
        // No board has no width; were it so, the share would be without end, and is held in its bounds.
        let share = (wanted / place.width() * now).round();
        self.app.resize_board(share.clamp(0.0, 100.0) as i8);
    }

    fn touch(self, event: &Event) {
        let dropped = self.drag.try_update_value(Drag::just_dropped);
        if let Some(square) = target(event).and_then(|it| dom::square(&it))
            && dropped != Some(true)
        {
            self.app.act(Action::Touch(square));
        }
    }

    /// Moves the keyboard's cursor or acts on its square.
    fn key(self, event: &KeyboardEvent) {
        let Some(at) = target(event) else {
            return;
        };
        if event.key() == "Escape" && closest(&at, ".promotion").is_some() {
            let to = self.app.now(|session| match session.hand() {
                Hand::Choosing { choices } => choices.first().map(|mv| mv.to),
                Hand::Idle | Hand::Lifted(_) => None,
            });
            self.app.act(Action::Cancel);
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
        } else {
            match dom::on_board(&event.key(), square, span, flipped) {
                None => return,
                Some(BoardKey::Touch) => self.app.act(Action::Touch(square)),
                Some(BoardKey::Cancel) => self.app.act(Action::Cancel),
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

    /// Hears the pointer.
    fn drag(self, event: &Event) {
        let frame = target(event).and_then(|it| closest(&it, ".board-frame"));
        let Some(frame) = frame else {
            return;
        };
        let app = self.app;
        let may_lift = |square| {
            app.now(|session| {
                let stands = match session.editor() {
                    Some(editor) => editor.setup.pieces.on(square),
                    None => session.position().on(square),
                };
                stands.is_some() && session.may_lift(square)
            })
        };
        let come = self
            .drag
            .try_update_value(|drag| drag.hear(event, &frame, may_lift));
        let carried = self.drag.with_value(Drag::carried);
        match come.flatten() {
            None | Some(Dragged::Moved) => return,
            Some(Dragged::Lifted(from)) => {
                let lifts = app.now(|session| {
                    session.editor().is_none() && *session.hand() != Hand::Lifted(from)
                });
                if lifts {
                    app.act(Action::Touch(from));
                }
            }
            Some(Dragged::Put(from, to)) => app.act(match to {
                Some(to) if to != from => Action::Drag(from, to),
                None if app.now(|session| session.editor().is_some()) => {
                    Action::Edit(EditAction::Off(from))
                }
                _ => Action::Cancel,
            }),
            Some(Dragged::Back) => app.act(Action::Cancel),
            Some(Dragged::Drawn(from, to, tint)) => {
                let shape = match to == from {
                    false => Shape::Arrow(from, to),
                    true => Shape::Circle(to),
                };
                app.act(Action::Edit(EditAction::Mark(shape, tint)));
            }
        }
        self.carried.set(carried);
        // Until the pointer moves on, the piece stands where it is now.
        let event = event.clone();
        request_animation_frame(move || dom::follow(&event, &frame));
    }
}
