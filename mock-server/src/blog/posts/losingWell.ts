import type { Post } from '../types.ts'

export const losingWell: Post = {
  id: 110,
  slug: 'how-to-play-with-someone-who-hates-to-lose',
  date: '2026-09-25T09:00:00',
  title: 'How to play with someone who hates to lose',
  excerpt:
    'Letting them win works once. Here are fairer ways to bring a five-year-old, a nine-year-old and a grandfather to the same table, and to leave it as friends.',
  author: 'kitchen-table',
  categories: ['maths-and-games', 'at-home'],
  picture: {
    name: 'tacto_classics',
    alt: 'A coiled snake, a ladder and a red pawn stand on a tablet that lies flat, one die on it and one beside it.',
    wish: 'A board seen from above in the middle of a game of ludo, four hands of different sizes around it.',
  },
  text: `
The board has gone over, a pawn is under the fridge, and somebody is howling behind the sofa. It was only ludo. But to a five-year-old it was not only ludo: for half an hour that pawn was them.

Losing is a skill like riding a bicycle. It is learnt in small falls, and the trick is to keep the falls small.

## Why letting them win wears out

It feels kind, and for a first game with a three-year-old it is. But children notice earlier than we think, and the lesson they take away is an odd one: that losing is so terrible that grown-ups will cheat to spare you from it. There are better ways to even things out, and all of them are open.

## Make the start unequal, in plain sight

Athletes call it a handicap. Agree on it before the game, aloud, as a rule.

- In chess, the better player begins without the queen, or without both rooks. Take back one piece at a time as the years go by. Getting the queen back is a compliment to the other side.
- In ludo, the youngest begins with one pawn out.
- In a memory game, the adults turn their cards with the left hand and their eyes shut until everybody has looked.
- In any quiz, the older child has to answer in a rhyme.

A handicap is right when the stronger player wins about half of the time. Adjust it after each game, not during.

## Choose the right amount of luck

Games of pure chance are the great levellers. Snakes and ladders came to Britain from India in the nineteenth century, and in its older Indian forms it was a lesson: the ladders stood for virtues, the snakes for vices, and all you could do was throw and accept. A four-year-old has as good a chance at it as you have. Use such games to practise losing, because nobody played badly.

Games of skill hurt more. Bring them in when a child can say, after a lost game of chance, “good game” with a straight face.

## Shorten everything

A game that lasts ten minutes can be lost three times before supper. A game that lasts an hour is a tragedy. Play with two pawns instead of four. Play chess with pawns and kings only. End at a time that you set beforehand, and whoever is ahead has won. Best of three is also good: it contains a second chance by design.

## Give the loser something to do

The worst moment is the one after the last move, when the winner has the joy and the loser has nothing. So give that moment a job.

- The loser sets up the next game, and therefore chooses who begins.
- The loser names the best move of the other side, and the winner the best move of the loser.
- The loser decides what is for pudding. Nobody remembers the score after that.

## Say what you see

In the middle of the storm, explanations are useless. Keep to one sentence: “You wanted that badly.” Wait. Put the pawn back on the table yourself. Later, at bath time perhaps, ask what the hardest moment was. Often it was not the end at all but the time a brother laughed.

Show them how it is done, too. When you lose, say how it feels: “Bother. I was so sure of that one. Well played.” When you win, do not dance. Children copy the face before they copy the words.

## Play on the same side

Some evenings are not for winning. Turn any game into a shared one by counting together against a number. How few throws do we need to bring all four colours home? Can we beat last week’s twenty-six? In chess, play both sides as a team and try to reach a draw. It is harder than winning.

## A table for mixed ages

Put the youngest next to you, not opposite. Let the reader read the rules. Give the eldest the difficult pieces or the judge’s hat. With [Tacto Classics](/tacto/classics) the tablet counts and remembers whose turn it is, which removes the two most common causes of war. The third is snacks. Serve them before you begin.

Then expect it to go wrong now and then. A child who has lost a hundred times and come back a hundred times has learnt something that no winning streak can teach.
`,
}
