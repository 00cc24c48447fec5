import type { Post } from '../types.ts'

export const timesTables: Post = {
  id: 120,
  slug: 'times-tables-in-the-right-order',
  date: '2026-05-08T09:00:00',
  title: 'Times tables, in the right order',
  excerpt:
    'A hundred facts look like a mountain. Sorted well, only fifteen of them have to be climbed. A plan for a term, five minutes a day.',
  author: 'classroom',
  categories: ['maths-and-games', 'in-the-classroom'],
  picture: {
    name: 'learners_pack',
    alt: 'Two toy boxes side by side, a gamepad before them with three number tiles and three letter tiles.',
    wish: 'A ten-by-ten square of coloured counters, most of them faded, fifteen of them bright.',
  },
  text: `
Written out as a square, the tables from one to ten have a hundred boxes. Children look at it and see a hundred things to learn by heart. Colour it in together and the mountain shrinks.

**Ones, twos, fives and tens** are counting, doubling and the minutes on a clock. Most children have them before anybody calls it times tables. Cross out those rows and columns.

**Turn it round.** 3 × 7 and 7 × 3 are the same rectangle, once lying and once standing. Cut one out of squared paper and turn it in your hands. Now almost half of what was left disappears too.

What remains are the products of 3, 4, 6, 7, 8 and 9 with one another, each once. That is 21 facts.

**Nines** have a trick that is really a reason: nine of something is ten of it, less one. 9 × 7 is 70 less 7. Take out the six nines and there are **fifteen** left. Fifteen can be done in a term, and some of them (3 × 3) hardly count.

## The order that works

Instead of going from two to ten, go by how they hang together.

1. **2, 10, 5.** Count in steps, on the stairs.
2. **4 and 8.** Double, and double again. 4 × 6 is twice 12. 8 × 6 is twice 24. Children who are good at doubling have two whole tables for nothing.
3. **3 and 6.** Three is two plus one more: 3 × 7 is 14 and 7. Six is twice three.
4. **9.** Ten less one. Check with the digits: in every answer up to 90 they add up to nine.
5. **7.** By now only 7 × 7 is new. It is 49, and it likes to be remembered as the one nobody needs to fear.

## Know, find, prove

There are three ways of having an answer, and a child should be able to use all of them.

*Know:* 6 × 8 is 48, at once.
*Find:* I have forgotten, but 5 × 8 is 40, and one more eight makes 48.
*Prove:* here are six rows of eight counters; count them if you like.

Practise finding as much as knowing. A fact that can be rebuilt is never lost for long, not even in the middle of a test. In England all pupils of eight and nine take a check of 25 questions with six seconds for each. Six seconds are enough to find an answer, if finding has been practised.

## Five minutes a day

- **Monday: rectangles.** You say a number, they draw all its rectangles on squared paper. 12 has three, 13 has one. Why?
- **Tuesday: the missing one.** 6 times what is 42? Division comes free with it.
- **Wednesday: cards.** Turn up two cards from ace to ten. Whoever says the product first takes both. With children of different ages let each play against their own pile from yesterday.
- **Thursday: wrong on purpose.** You say 7 × 6 is 45. They have to say how they can tell without working it out. (Six of anything is even. 45 is not.)
- **Friday: one hard one.** Only one. On the mirror, on the fridge, as the password for pudding. By next Friday it belongs to them.

## About speed

Fast answers are pleasant. They are not the same as understanding, and a stopwatch frightens just those children who need calm to think. Let them race against their own time if they like that, and keep the clock in the drawer if they do not. A child who says “wait, I can find it” is doing mathematics.

## What usually goes wrong

- **Chanting only from the start.** Then 7 × 8 can be reached only by saying the whole row. Ask out of order from the first day.
- **Too many at once.** Three new facts a week are plenty.
- **6 × 8, 7 × 8, 6 × 7.** These three cause a good deal of the trouble everywhere. “5, 6, 7, 8: fifty-six is seven times eight” has saved many a test.
- **No counters after the age of six.** They are not for babies. Put them back on the table, or build the rows with the tiles of [Plugo Count](/plugo/count).

And when all fifteen are there, colour in the last box of the square together. A mountain that one has coloured in oneself is worth a photograph.
`,
}
