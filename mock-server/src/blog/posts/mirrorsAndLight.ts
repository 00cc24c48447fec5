import type { Post } from '../types.ts'

export const mirrorsAndLight: Post = {
  id: 115,
  slug: 'three-afternoons-with-a-mirror',
  date: '2026-07-17T09:00:00',
  title: 'Three afternoons with a mirror',
  excerpt:
    'Writing that can be read only in a mirror, a room full of candles that are not there, and a way to see round the corner. All you need is two pocket mirrors.',
  author: 'workshop',
  categories: ['making-and-coding', 'at-home'],
  picture: {
    name: 'tacto_laser',
    alt: 'A lamp, mirrors and a gem stand on round feet, and a beam of light runs from one to the next above a flat tablet.',
    wish: 'Two pocket mirrors set up like an open book, a toy penguin between them and its five reflections in a ring.',
  },
  text: `
Two small mirrors, a comb, a torch and a strip of tape: that is the laboratory. Plastic mirror tiles from a craft shop are best for children, because they do not break. If you use glass, put tape round the edges first.

Two warnings, once and clearly. Never point a mirror at the Sun so that it shines into somebody’s eyes. And no laser pointers: even small ones can harm an eye, and a torch does everything we need.

## First afternoon: the rule

Darken the room. Lay the torch on a sheet of white paper and hold the comb in front of it, teeth down. Thin rays run across the paper between the teeth. Now stand a mirror on edge in their way.

The rays bounce. Let the child turn the mirror and watch, then draw along one ray before and after with a ruler. Where it meets the mirror, draw a line straight out from the mirror’s face. The two angles on either side of that line are the same. Try another angle. It is always so: as it comes in, so it goes out, on the other side.

A ball rolled against a wall does the same, more or less. Light does it exactly.

The game for the afternoon: put an object somewhere on the paper, and find the place for the mirror so that a ray hits the object. Guess, mark, then switch on. After a dozen tries most children aim before they turn.

## Second afternoon: what a mirror does not do

Everybody knows that a mirror swaps left and right. It does not. Hold up the hand with the watch: the hand with the watch goes up, on the same side. Point to the window: the reflection points to the window too. What the mirror has swapped is front and back. You face north, it faces south.

We think of left and right because we imagine ourselves walking round behind the glass and turning about. Talk it over. It is a real puzzle, and adults argue about it at dinner.

Then write secret letters. Put the paper on your forehead and write your name from left to right as it feels to you: many people produce perfect mirror writing without trying. Leonardo da Vinci filled thousands of pages that way, probably because he was left-handed and did not care to smudge the ink. Which capital letters look the same in a mirror held beside them? (A, H, I, M, O, T, U, V, W, X, Y.) And which if the mirror lies below them? (B, C, D, E, H, I, K, O, X.) Find a whole word that survives: TOOT and OTTO in the first mirror, COOKIE and DECIDE in the second.

## Third afternoon: two mirrors

Tape the two mirrors together along one side like a book. Stand them up and put a small toy between the pages. How many toys do you see?

Open the book to a right angle: the toy and three reflections. Close it to 60 degrees, the corner of a triangle with three equal sides: five reflections. At 45 degrees there are seven. Let the child make a table, and look for the rule. Divide 360 by the angle and you have the number of toys in all, the real one included. At 60 degrees there are six in a ring.

Now lay the mirrors face to face, a hand apart, and look over the edge of one. The toys march off into the distance, each a little darker and greener than the last. Every bounce loses some light, and ordinary glass keeps back a little less of the green.

Last, the periscope. Two mirrors, one above the other, both tilted by 45 degrees, the upper one looking out and the lower one looking at you. A long milk carton with two windows holds them. You can see over a garden wall, and round a door if you hold it sideways.

## One mirror further away

There are mirrors on the Moon. Astronauts of Apollo 11, 14 and 15 left panels there that send light back exactly where it came from, built from corners of three mirrored faces each. Observatories still shine lasers at them, and the answer comes back about two and a half seconds later. From that wait we know the distance of the Moon to within a few centimetres, and that it moves away from us by some four centimetres a year.

You can build such a corner with three mirror tiles. Wherever you look into it from, you meet your own eye.

For more of the first afternoon, without the dark room, [Tacto Laser](/tacto/laser) draws its beam on the screen and leaves the turning of mirrors to you.
`,
}
