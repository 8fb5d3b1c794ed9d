//! Algebraic as books of all countries and times print it: short and long, in any letters.
//!
//! | printed | what it is | where |
//! |---|---|---|
//! | `e2—e4` `Sg1 – f3` `Lf1—b5†` | both squares | German books, 1850–1930 |
//! | `Sf3:` `ed5:` `dc:` `e:d` `e×d5` `Lc6:†` | captures, the sign after or between the squares | German and Russian books |
//! | `С:c6+` `Крf1` `0—0` | Cyrillic letters | Russian books |
//! | `♖xe6` `♞f6` | figurines of either color | figurine books |
//! | `P-e4` `C-f3` `P. e4` | the pawn named, a hyphen after the letter | hybrids |
//! | `B × Kt` `dP × B` `C×P` | the pieces alone, no square | hybrids |
//! | `e8D` `e8=D` `e7—e8(D)` | promotion | |
//! | `Dd8‡` `Dd8≠` `Dd8 matt` `ФхdX` | marks and words of check and mate | |
//!
//! A missing sign of capture and a hyphen say nothing about a capture. Marks do not choose between
//! moves.
//!
//! Sources: the preface of the *Règle du jeu d'échecs de la F.I.D.E.* 1930; Murray, *A History of
//! Chess*; Wikipedia, "Algebraic notation".

mod around;
mod cut;
mod signs;

pub(super) use cut::{Typeset, is_dash, is_takes};
