//! Samples to begin with: diagrams to teach from, positions with a move to try, and a page of an old
//! book.

pub mod diagrams;
pub mod examples;

/// A sample page: two old games, set as a book of the nineteenth century would have set them, with
/// words of our own and a misprint. The Evergreen Game and Legall's mate.
pub const SAMPLE: &str = "\
THE EVANS GAMBIT

White: ANDERSSEN.   Black: DUFRESNE.
Berlin, 1852.

   1. P-K4         P-K4
   2. Kt-KB3       Kt-QB3
   3. B-B4         B-B4
   4. P-QKt4       BxKtP
   5. P-B3         B-R4
   6. P-Q4         PxP
   7. Castles      P-Q6

White has given two pawns, and in return stands ready for attack
while the black king has not yet found a shelter.

   8. Q-Kt3        Q-B3
   9. P-K6         Q-Kt3
  10. R-K sq       Kt-K2
  11. B-R3         P-Kt4
  12. QxP          R-QKt sq
  13. Q-R4         B-Kt3
  14. Kt-Q2        B-Kt2
  15. Kt-K4        Q-B4
  16. BxP          Q-R4
  17. Kt-B6 ch     PxKt
  18. PxP          R-Kt sq
  19. QR-Q sq

A quiet move. Black may take the knight, and does, for he threatens
mate himself and sees no harm in it.

                   QxKt
  20. RxKt ch      KtxR
  21. QxP ch       KxQ
  22. B-B5 dbl ch  K-K sq
  23. B-Q7 ch      K-B sq
  24. BxKt mate.


A TRAP FOR THE HASTY

White: LEGALL.   Black: SAINT BRIE.
Paris, 1750.

   1. P-K4         P-K4
   2. B-B4         P-Q3
   3. Kt-KB3       B-Kt5
   4. Kt-B3        P-R3

Which of the two rook's pawns went forward is not to be known from
the moves that follow, and matters little.

   5. KtxP         BxQ
   6. BxP ch       K-K2
   7. Kt-Q5 mate.
";
