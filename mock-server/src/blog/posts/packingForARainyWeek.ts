import type { Post } from '../types.ts'

export const packingForARainyWeek: Post = {
  id: 109,
  slug: 'packing-for-a-rainy-week',
  date: '2026-10-02T09:00:00',
  title: 'Packing for a rainy week',
  excerpt:
    'A holiday cottage, two children and a forecast of solid blue drops. What to put into one shoebox, and seven days that need nothing else.',
  author: 'kitchen-table',
  categories: ['at-home'],
  picture: {
    name: 'dabble_marble_run',
    alt: 'A cardboard marble run stands upright on its foot, four coloured ramps one above the other, with a yellow bell at the bottom.',
    wish: 'An open shoebox on a window sill with string, tape, cards, dice, a torch and a ruler in it, rain on the glass behind.',
  },
  text: `
The forecast for your week away shows seven identical clouds. Do not pack more toys. Pack one shoebox of things that can become other things, and a plan so loose that nobody notices it.

## The shoebox

- a ball of string and a roll of masking tape (it comes off walls and tables)
- a pack of cards and two dice
- a torch, with spare batteries
- a ruler, two pencils, a sharpener, a rubber
- a pad of squared paper and ten sheets of plain
- blunt scissors
- twenty paper clips and ten clothes pegs
- a handful of coins
- one book to read aloud that is a little too old for them

It weighs about as much as a pair of boots. If there is room for one boxed toy, choose one that works without a shop or the internet on the first day. If it plays with a tablet, install the app and open it once at home, while you still have a good connection.

## Monday: measure the rain

Put a straight-sided glass outside, away from walls and trees. In the evening hold the ruler to it. One millimetre in the glass is one litre on every square metre of ground. Work out how many litres fell on the car park. Draw the first column of a chart and keep it up all week: by Friday the children will be hoping for a record.

## Tuesday: the paper bridge

Two piles of books, 20 cm apart. One sheet of paper. How many coins can it carry? A flat sheet carries almost none. Fold it like a fan and count again. Let everybody find the fold for themselves; the only rule is that tape holds the paper to nothing.

## Wednesday: the flat on squared paper

Draw the cottage from above, one square to half a metre. Pace out the rooms instead of measuring. Then use the map: hide a coin, mark it with a cross. By the second round somebody will want a secret code for the clues as well.

## Thursday: shadow theatre

A sheet over a washing line, a torch behind it, and figures cut from cereal packets. Find out first what makes a shadow larger (closer to the torch) and what makes it sharp (a small lamp, and closer to the sheet). Then put on a play. Adults are the audience, and pay in biscuits.

## Friday: cards and chances

Play a game with dice in which both players choose a number from 2 to 12, and get a point whenever the two dice add up to it. After twenty throws ask who would like to change numbers. Write down all the ways to make 7 (there are six) and all the ways to make 12 (there is one). This is the week’s best argument, and nobody has noticed that it was maths.

## Saturday: the long machine

String, tape, pegs, books and everything else that may be used: build a machine that takes at least five steps to ring a bell or drop a biscuit into a bowl. Allow the whole day. Most of it will be spent on the step that nearly works. Do not help before you are asked. When you are, ask which step is the first to fail.

## Sunday: nothing

Leave it empty on purpose. Say at breakfast that nothing is planned, put the shoebox on the table and open your own book. The first half hour is awful. Stay with it. Boredom is like cold water: the ones who stay in start to swim. What they make up on Sunday will use something from every other day.

## For the evenings

Read the book that is too old for them. Stop while it is exciting. Keep the torch for this, as it makes ordinary chapters better. And take a quick look outside before bed each night, even in the wet: on the day it clears, everybody should see how many stars had been up there the whole time.
`,
}
