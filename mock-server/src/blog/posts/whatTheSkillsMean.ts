import type { Post } from '../types.ts'

export const whatTheSkillsMean: Post = {
  id: 108,
  slug: 'what-the-skills-on-our-shelf-mean',
  date: '2026-10-16T09:00:00',
  title: 'What the skills on our shelf mean',
  excerpt:
    'Eight words sort our toys. Here is what each of them looks like at a table, and one question that tells you whether it is happening.',
  author: 'workshop',
  categories: ['at-home'],
  picture: {
    name: 'stemwizpack',
    alt: 'Three toy boxes in a pyramid, a gamepad in front of them with number tiles, letter tiles and coloured bars.',
    wish: 'The eight skill icons as objects on a table: a globe, a tile, a robot, a bulb, a knight, a book, a key and a rocket.',
  },
  text: `
Every shop for clever toys says that its toys teach skills. The words are large and the proof is small. On [our shelf](/shop) eight words sort the toys, so we should say what we mean by them. We mean what a child does, not what a child will become.

## STEM

Four letters: science, technology, engineering and mathematics. We use it for toys in which something can be tried, measured or counted, and the result depends on what you did. The bridge holds or it does not.

*You may see:* a guess, a try, a changed mind.
*Ask:* what did you think would happen?

## The A in STEAM

The letter that was added later stands for the arts. We use it where the result has no right answer, only better and worse ones to your own ear or eye: a tune, a card that glows, a tower that somebody finds beautiful.

*You may see:* a child who does it again because it could be nicer.
*Ask:* which version do you like better, and why?

## Language

Letters, words, sentences and stories, and also the talking that a good puzzle needs. A child who gives a clue in words is practising as much as one who spells.

*You may see:* a child who reads aloud without being asked.
*Ask:* can you tell it to somebody who was not there?

## Geography

Where things are and why they are there. Names of capitals are the small change of geography. The real thing is seeing that rivers, mountains, weather, animals and people have something to do with one another.

*You may see:* a finger that travels across the globe.
*Ask:* why here, and not over there?

## Problem solving

A much-used word. For us it has three parts: saying what the problem is, trying something, and using what went wrong. The third is the rarest. A toy earns the word only where a failed try tells you something.

*You may see:* a pause before the second attempt.
*Ask:* what did that try tell you?

## Coding

Giving instructions so exactly that something without common sense can follow them. No typing is needed. Order, repetition and “if this, then that” can all be laid out with tiles.

*You may see:* reading one’s own instructions aloud, step by step, with a groan at the right place.
*Ask:* what would a very obedient robot do here?

## Planning

Thinking some moves ahead, whether in chess, on a farm or with three shots left. Planning is hard for young brains; it goes on growing until well after school. Games let it fail cheaply.

*You may see:* a hand that stops over the board.
*Ask:* and what will they do then?

## Space science

Planets, probes, orbits and the patience they demand. It deserves its own word because it stretches sizes and times beyond anything on a table.

*You may see:* large numbers, said with pleasure.
*Ask:* how long would it take to get there?

## What the ages mean

Beside the skills there is an age on every card, such as 4–10 or 6–12. The lower number is a matter of safety and of frustration: below it, parts may be too small or tasks too hard. Please take it seriously where there are small parts. The upper number is a guess about boredom, and you know your child better than we do.

## How to choose with all this

The filters on the shelf take skill and age together. We suggest that you ignore the skill in which your child is weak. A toy is a poor medicine, and children smell it. Choose the one in which your child is already interested, and look for a second skill beside it on the same card. The dinosaur lover who has to plan a route across a valley is practising planning, and would be surprised to hear it.

## What we do not promise

We do not promise marks, head starts or measured gains. We have not run studies on our toys, and whoever has not should not hint at the results. What we can say is what the child will be doing with the toy, for how long it stays interesting to most, and what is in the box. Each toy’s page says those things. If one does not, [write to us](/contact-us) and we will mend the page.
`,
}
