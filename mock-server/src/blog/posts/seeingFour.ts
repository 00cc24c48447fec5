import { seeingFourPicture } from '../pictures/seeingFour.ts'
import type { Post } from '../types.ts'

export const seeingFour: Post = {
  id: 102,
  slug: 'seeing-four-without-counting',
  date: '2026-10-09T09:00:00',
  title: 'Seeing four without counting',
  excerpt:
    'Show a child three spoons and the answer comes at once. Show seven and a finger starts to point. What happens between is one of the oldest findings about numbers.',
  author: 'workshop',
  categories: ['maths-and-games'],
  picture: seeingFourPicture,
  text: `
Put three spoons on the table and ask how many there are. The answer comes at once. Put down seven and a finger starts to point, or lips begin to move. Somewhere around four, seeing turns into counting.

Psychologists have a word for the quick kind: *subitising*, from the Latin for “sudden”. It was coined in 1949, in an experiment in which people saw dots flashed on a screen and named their number. Up to about five or six they were fast and nearly always right. Beyond that they guessed, and the guesses spread out.

## Not a small kind of counting

For one, two, three and four objects, each extra one costs adults hardly any time. From five on, each costs around a quarter of a second or more: the price of counting. Babies who cannot say a single number word already notice when two toys become three. Counting is a skill that somebody taught us. Seeing three is something we arrive with.

## Why dice look the way they do

Six dots in a heap have to be counted. Six dots on a die do not, because we see two rows of three. That is a second skill on top of the first, called conceptual subitising: seeing small groups, and knowing what they make together. A child who sees five as “four and one more” is already adding.

This is why a domino is a better maths toy than it looks, and why fingers are not cheating. A hand is a group of five that you always have with you.

## Three games for the kitchen table

- **Flash.** Hide some buttons under a cup. Lift it for one second. How many? Then the better question: how did you see them?
- **Same but different.** Lay out five pebbles in as many arrangements as you can. Which is easiest to see at a glance? Which is hardest?
- **What is missing?** Show seven, cover some, leave three. How many are under the hand?

Ask “how did you see it?” more often than “how many?”. The first question has many right answers, and each is a small piece of arithmetic.

## From four to ten

The next step is ten. Draw a frame of two rows with five boxes each, and put counters into it, the upper row first. Seven is then five and two, and it is also three short of ten. After a week of this, many children stop counting the boxes. They see the full row as five and read off the rest, and they know what is missing without being asked. The whole of adding across ten (8 + 5 is 8 and 2, and 3 more) rests on that glance.

You do not need to buy anything. An egg box with two cups cut off is a ten-frame. So are two rows of toes. With the tiles of [Plugo Count](/plugo/count) a child can lay the sum that they have just seen.

## When to leave it alone

If a four-year-old counts three spoons one by one, nothing is wrong. Counting aloud is new and they are proud of it. Let them finish, and then say what you saw: “Two here and one there.” Saying it is enough. The glance grows by being used, and it is not a thing to be tested at supper.

If at seven a child still has to count three or four things every time, mention it to the teacher. It is one of several early signs that numbers may need more help, and help works best early.
`,
}
