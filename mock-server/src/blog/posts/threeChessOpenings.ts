import type { Post } from '../types.ts'

export const threeChessOpenings: Post = {
  id: 107,
  slug: 'three-chess-openings-a-child-can-understand',
  date: '2026-10-23T09:00:00',
  title: 'Three chess openings a child can understand',
  excerpt:
    'Not twenty moves by heart: three aims, three ways to begin, and the one trap that every beginner meets in the first week.',
  author: 'kitchen-table',
  categories: ['maths-and-games'],
  picture: {
    name: 'tacto_chess',
    alt: 'Seven smiling chess pieces on round feet, three of them in play on a tablet that lies flat and shows a lilac board.',
    wish: 'The position after three moves of the Italian Game on a real board, seen from White’s side.',
  },
  text: `
Children love openings because they look like secret knowledge. They are also the quickest way to spoil chess for a beginner: learn ten moves by heart, and the first opponent who has not learnt them too brings the whole thing down. So teach the aims first. The moves are easier to remember once they mean something.

## Three aims for the first ten moves

1. **A pawn in the middle.** The four central squares are the crossroads. Whoever stands there can go anywhere.
2. **Knights and bishops out.** A piece at home is asleep. Wake each of them once before you move any of them twice.
3. **The king to safety.** Castle, usually by move eight or ten.

You can play a whole evening with nothing else. Each side makes ten moves, then you stop and count: one point for a pawn on a central square, one for each knight and bishop that has left home, two for a castled king. Highest score wins, and no piece has been lost. It is the best lesson we know that takes five minutes.

We use the names of squares below: letters from left to right as White sees the board, numbers from White’s side up. In the short form K is the king, Q the queen, B a bishop, N a knight, and a pawn has no letter.

## One: the Italian Game

**1. e4 e5 2. Nf3 Nc6 3. Bc4**

White puts a pawn in the middle, brings out the knight that attacks Black’s pawn, and points a bishop at f7, the weakest square in Black’s camp, because only the king guards it. One more move and White can castle. Every move does something that a six-year-old can say aloud, which is why people have begun this way for more than four hundred years.

*Ask:* what does each of these three moves attack?

## Two: the Four Knights

**1. e4 e5 2. Nf3 Nc6 3. Nc3 Nf6**

Both sides bring out both knights and the board looks like a mirror. Nobody can go far wrong, so it suits two beginners of the same strength. Sooner or later one of the two does something else, and it is worth stopping there: which move broke the mirror, and was it good?

*Ask:* what happens if Black copies you for ever? Try it. The one who moves first gets to give check first.

## Three: the London System

**1. d4 d5 2. Bf4 Nf6 3. e3** and then Nf3, Bd3, c3 and castles

White sets up the same sturdy house against almost anything. Bring the bishop out to f4 *before* the pawn goes to e3, otherwise it is locked in behind its own fence. That one sentence teaches more than a page of moves: the order matters.

*Ask:* which of my pieces would this pawn lock in?

## The trap of the first week

Sooner or later somebody at school plays this:

**1. e4 e5 2. Bc4 Nc6 3. Qh5**

Queen and bishop both look at f7. If Black now plays the natural-looking 3... Nf6 and attacks the queen, White’s queen takes on f7, and it is checkmate on move four. It is called the scholar’s mate, and it has made many children cry and some give up.

The answer is to see what is threatened before you attack anything. **3... g6** drives the queen away and defends; if she goes to f3 and threatens f7 once more, **4... Nf6** blocks the way. From then on White’s queen is out in the street too early, and Black wakes new pieces by chasing her. Play it through slowly from both sides. The child who has been shown the trap is never afraid of it again, and knows a rule for life: first ask what the other one wants.

## Castling, because it always comes up

The king goes two squares towards a rook and the rook hops over him. Neither of them may have moved before, the squares between them must be empty, and the king may not be in check, pass over an attacked square or land on one. The rook may: it is allowed to be attacked, and to pass an attacked square.

## How much is enough

One opening as White and one answer as Black will do for a year. When a child asks for the name of what they have just played, look it up together. If nobody at home plays, [Tacto Chess](/tacto/chess) teaches how each piece moves through six stories, and the ten-move game above works on any board there is.
`,
}
