//! The laboratory on the board: its tools under it, the names of the moves beside it.

use super::board::{Board, told};
use super::dom::{El, button, el, find, man};
use super::view::{Shows, View};
use super::why::article;
use rank_and_file::board::{Cell, Man, Side};
use rank_and_file::exercise::laboratory::{LabAction, LabTool, Laboratory};
use rank_and_file::notation::Sentence;
use rank_and_file::session::Session;
use rank_and_file::session::editor::{EditAction, Editor, Tool};
use web_sys::Element;

/// The laboratory of a board.
pub struct Lab {
    /// `None` where there is nothing to try out; then the sentence says why.
    lab: Option<Laboratory>,
    trouble: Option<Sentence>,
}

impl Lab {
    /// Begins with the men on the board. If the score goes on, with the square its next move goes to.
    #[inline(never)]
    pub fn begin(session: &Session) -> Lab {
        let setup = session.position().setup();
        let next = session.tree().next(session.at()).first().copied();
        let target = next.map(|id| session.tree().node(id).play.to);
        match Laboratory::new(&setup, target, &session.columns) {
            Ok(mut lab) => {
                if target.is_none() {
                    lab.apply(LabAction::Take(LabTool::Target));
                }
                Lab {
                    lab: Some(lab),
                    trouble: None,
                }
            }
            Err(sentence) => Lab {
                lab: None,
                trouble: Some(sentence),
            },
        }
    }

    /// The board and the tools.
    #[inline(never)]
    pub fn show(&self, session: &Session, view: &mut View, shows: &mut Shows) {
        let Some(lab) = &self.lab else {
            shows.notice = self
                .trouble
                .clone()
                .map(|sentence| rank_and_file::session::Notice {
                    sentence,
                    refusal: true,
                    drawn: Vec::new(),
                });
            return;
        };
        shows.board = Some(lab.board(session.flipped));
        shows.reasons = false;
        if find(&view.task.0, ".tools").is_none() {
            let _ = view.task.clone().child(tools());
        }
        if let Some(tools) = find(&view.task.0, ".tools") {
            press(&tools, lab);
        }
    }

    /// The names of the moves to the chosen square, in place of the panel.
    #[inline(never)]
    pub fn explain(&self, view: &mut View) {
        let Some(lab) = &self.lab else {
            return;
        };
        let model = lab.model();
        view.forget_reason();
        view.linked.0.clear();
        let mut moves = view.panel().emptied();
        moves = moves.child(
            view.linked
                .sentence(el("p").class("why-head"), &model.sentence),
        );
        for shown in &model.moves {
            let mut reasons = el("div").class("reasons");
            for reason in &shown.reasons {
                // A part lights squares of the game's move, and here is no game.
                reasons = reasons.child(article(None, reason, &mut view.linked));
            }
            moves = moves
                .child(el("p").class("lab-move").text(&shown.words))
                .child(reasons);
        }
        for uncounted in &model.uncounted {
            moves = moves.child(
                view.linked
                    .sentence(el("p").class("rule-line"), &uncounted.because),
            );
        }
        let _ = moves;
    }
}

const MEN: [Man; 6] = [
    Man::King,
    Man::Queen,
    Man::Rook,
    Man::Bishop,
    Man::Knight,
    Man::Pawn,
];

fn tools() -> El {
    let men = Side::ALL.map(|side| {
        let row = el("div")
            .class("tool-row")
            .attr("role", "group")
            .attr("aria-label", side.name());
        row.children(MEN.map(|kind| {
            let label = [side.name(), " ", kind.name()].concat();
            button("button tool", "take")
                .attr("data-tool", &tag(LabTool::Board(Tool::Man(side, kind))))
                .attr("aria-label", &label)
                .attr("title", &label)
                .child(man(side, kind))
        }))
    });
    let tool = |tool, words: &str| {
        button("button", "take")
            .attr("data-tool", &tag(tool))
            .text(words)
    };
    let deeds = el("div")
        .class("tool-row")
        .child(tool(LabTool::Target, "Choose the square"))
        .child(tool(LabTool::Board(Tool::Hand), "Move men"))
        .child(tool(LabTool::Board(Tool::Eraser), "Take off"))
        .child(button("button", "white").text("White moves"))
        .child(button("button", "black").text("Black moves"))
        .child(button("button", "clear").text("Clear"))
        .child(button("button", "reset").text("Begin again"));
    el("div").class("tools").children(men).child(deeds)
}

/// A tool in letters, to be found again.
fn tag(tool: LabTool) -> String {
    let mut tag = String::from(match tool {
        LabTool::Target => "target",
        LabTool::Board(Tool::Eraser) => "eraser",
        LabTool::Board(Tool::Man(side, _)) => side.name(),
        LabTool::Board(_) => "hand",
    });
    if let LabTool::Board(Tool::Man(_, man)) = tool {
        tag.push(' ');
        tag.push_str(man.name());
    }
    tag
}

/// Shows which tool is taken, and who moves.
fn press(tools: &Element, lab: &Laboratory) {
    let side = match lab.side() {
        Side::White => "white",
        Side::Black => "black",
    };
    let taken = tag(lab.tool());
    let buttons = tools.query_selector_all("button");
    let Ok(buttons) = buttons else {
        return;
    };
    for at in 0..buttons.length() {
        use wasm_bindgen::JsCast;
        let Some(button) = buttons
            .item(at)
            .and_then(|node| node.dyn_into::<Element>().ok())
        else {
            continue;
        };
        let does = button.get_attribute("data-do").unwrap_or_default();
        let pressed = match does.as_str() {
            "take" => button.get_attribute("data-tool").as_deref() == Some(&taken),
            "white" | "black" => does == side,
            _ => continue,
        };
        let _ = button.set_attribute("aria-pressed", if pressed { "true" } else { "false" });
    }
}

fn apply(board: &mut Board, action: LabAction) -> u32 {
    let Some(lab) = board.lab.as_mut().and_then(|lab| lab.lab.as_mut()) else {
        return 0;
    };
    lab.apply(action);
    board.show();
    told::CHANGED
}

/// A square is touched.
pub fn touch(board: &mut Board, cell: Cell) -> u32 {
    apply(board, LabAction::Touch(cell))
}

/// A man was dragged to a square, or off the board.
pub fn dropped(board: &mut Board, from: Cell, to: Option<Cell>) -> u32 {
    apply(
        board,
        match to {
            Some(to) => LabAction::Drag(from, to),
            None => LabAction::Put(from, None),
        },
    )
}

/// A key on a square: a letter puts a man there.
pub fn key(board: &mut Board, cell: Cell, key: &str) -> u32 {
    if board.lab.is_none() {
        return 0;
    }
    match Editor::of_key(key, cell) {
        Some(EditAction::Put(cell, man)) => apply(board, LabAction::Put(cell, man)) | told::USED,
        _ => 0,
    }
}

/// What a button under the board does.
pub fn act(board: &mut Board, does: &str, button: &Element) -> u32 {
    let action = match does {
        "white" => LabAction::Side(Side::White),
        "black" => LabAction::Side(Side::Black),
        "clear" => LabAction::Clear,
        "reset" => LabAction::Reset,
        "take" => {
            let wanted = button.get_attribute("data-tool").unwrap_or_default();
            let men = Side::ALL
                .into_iter()
                .flat_map(|side| MEN.map(|man| Tool::Man(side, man)));
            let mut all = [LabTool::Target].into_iter().chain(
                [Tool::Hand, Tool::Eraser]
                    .into_iter()
                    .chain(men)
                    .map(LabTool::Board),
            );
            match all.find(|&tool| tag(tool) == wanted) {
                Some(tool) => LabAction::Take(tool),
                None => return 0,
            }
        }
        _ => return 0,
    };
    apply(board, action)
}
