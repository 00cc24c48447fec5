import type { Post } from '../types.ts'

export const theJarOnTheDesk: Post = {
  id: 121,
  slug: 'the-jar-on-the-desk',
  date: '2026-04-24T09:00:00',
  title: 'The jar on the desk',
  excerpt:
    'How many buttons are in it? An estimation routine of five minutes a week for home or class, and the ox that proved a crowd right.',
  author: 'classroom',
  categories: ['maths-and-games', 'in-the-classroom'],
  picture: {
    name: 'plugo_slingshot',
    alt: 'A red slingshot with a yellow ball stands in a gamepad in front of a tablet, more balls beside it.',
    wish: 'A glass jar of buttons in the toy colours on a desk, slips of paper with guesses around it.',
  },
  text: `
Put a jar of buttons on the desk on Monday and say nothing. By Tuesday somebody has asked how many there are. Answer with a question: what do you think?

Estimating is the part of maths that adults use most. Will it fit into the car, is there enough rice, can that be the right change? School spends most of its time on exact answers, so a little practice in good rough ones is welcome. It takes five minutes a week.

## The routine

**Monday.** The jar appears, filled with one kind of thing: buttons, dried beans, clothes pegs. Everybody writes a guess with a name on a slip. No discussion.

**Wednesday.** Offer one piece of information, and only one. Take out a handful and count it aloud. Or fill a jar of half the size with a number that you give. Everybody may write a second guess beside the first. Ask two or three how they got there.

**Friday.** Count, together, in tens. Groups of ten in rows show at a glance what is going on, and nobody loses their place. Then look at all the guesses.

The winner is not the one who hits the number. It is whoever improved the most between the first guess and the second. Say this every week until they believe it.

## What to say about guesses

A guess is not a shot in the dark. Teach three ways, one at a time over several weeks.

- **A little one first.** How many can you see at the bottom? How many such layers are there up to the top? Multiply.
- **Between what and what.** What would be silly, too few? Too many? Pull the two numbers towards each other until you are no longer sure. The middle is your guess, and the space in between says how sure you are.
- **Like last time.** Last week’s jar held 140 large pegs. These are smaller. So?

The second is the most grown-up of the three. Scientists never give a number without saying how wrong it could be.

## The ox

In 1906 the scientist Francis Galton visited a country fair at Plymouth, where people could pay sixpence to guess what an ox would weigh after it was slaughtered and dressed. Afterwards he borrowed the tickets, 787 that could be read. Some guesses were far off. Yet when he put all of them in order and took the one in the middle, it said 1,207 pounds. The ox weighed 1,198. The crowd was wrong by less than one part in a hundred, and better than most of the people in it.

Try it with your class. Before the count on Friday put all the slips in order along the floor, smallest to largest, and let two children walk towards each other from both ends until they meet. That is the median. Write it on the board next to the best single guess. Which was closer? Keep a tally for the whole term. Often the crowd wins, though not always, and the weeks in which it fails are interesting. It needs people who guess for themselves. If the first three say their number aloud, everybody else creeps towards them, and the magic is gone. That is why there was no discussion on Monday.

## Not only jars

- **Length.** How many steps to the gate? How many pencils across the board?
- **Time.** Eyes shut, hand up when a minute has passed. Most hands go up far too early.
- **Weight.** Which is heavier, the apple or the stapler? Put five things in order by hand, then use the scales.
- **Large numbers.** How many leaves are there on that tree? How many words in this book? Count a little piece, then multiply.
- **Aim.** How far will it fly? In [Plugo Slingshot](/plugo?sku=plugo_slingshot) one marks the place before letting go. A ball of paper and a waste-paper basket do just as well.

## For the anxious

Some children hate this at first, because there is no way to be right. Give them a rule they can keep: a guess counts as good if it is between half and double the truth. Nearly everyone manages that. From there they tighten it by themselves.

And now and then, guess in front of them, badly. Write your number on a slip like all the others, with your name on it, and let them find it on the floor, far out at the wrong end.
`,
}
