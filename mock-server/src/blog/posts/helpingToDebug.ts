import type { Post } from '../types.ts'

export const helpingToDebug: Post = {
  id: 112,
  slug: 'five-questions-instead-of-the-answer',
  date: '2026-08-28T09:00:00',
  title: 'Five questions instead of the answer',
  excerpt:
    'It does not work, they are close to tears, and you can see the mistake from here. What to say instead of saying it.',
  author: 'classroom',
  categories: ['making-and-coding', 'in-the-classroom'],
  picture: {
    name: 'plugo_coding',
    alt: 'Five command tiles stand in the tray of a gamepad, a red robot waits beside it, a tablet leans behind them.',
    wish: 'A row of arrow tiles with one turned the wrong way, two fingers just about to lift it out.',
  },
  text: `
On 9 September 1947 the people who ran a room-sized computer at Harvard found a moth in one of its switches. They stuck it into the logbook with a strip of tape and wrote beside it: “First actual case of bug being found.” The joke worked because engineers had called faults *bugs* for decades by then; Thomas Edison did so in the 1870s. The moth is still in the logbook, and the logbook is in a museum in Washington.

It is a good story to tell a child whose program, circuit or sum will not come right. Faults are normal. They have always been there. Finding them is a job, it has a method, and people are proud of it.

The method fits into five questions. Ask them in this order, and leave a silence after each that feels too long.

## 1. What did you want to happen?

It sounds too simple. But half of all muddles end here, because the child has not decided. “I want it to go to the tree” is not yet a plan; “forward three, then turn to the tree” is. Let them say it with a finger on the map.

## 2. What did happen?

Not “it’s broken”. What exactly did you see? The robot turned right, walked two squares and stopped in the pond. Getting a careful description out of a cross eight-year-old is hard work, and it is also the beginning of science: seeing comes before explaining.

## 3. Where is the first place that the two part?

This is the heart of it. Run it again, slowly, one step at a time, with a finger on the instruction and a finger on the robot. Up to where was it right? The mistake is nearly always at that spot or just before it, never ten steps later where the splash was.

For long programs teach them to cut. Does the first half do what it should? Then look in the second. Cut that in half as well. Twenty steps need no more than five cuts. Good mechanics, doctors and programmers all search this way.

## 4. What is the one thing you will change?

One. Children want to change three things at once, and so do we. If it works then, nobody knows why; if it does not, nobody knows what was worse. Let them say beforehand what they expect from the change. It turns a poke into an experiment.

## 5. How will you know that it is mended?

Running it once is not enough. Try it from another starting square, with the other battery, with a bigger number. Ask: can you think of a case in which it would still fail? Some children love this question more than all the rest. They will have a great future in testing.

## What not to say

*“Look, you only forgot the …”* Your hand is quicker than theirs, and the pleasure of finding was theirs by right.

*“Are you sure?”* They hear “you are wrong”, even on the days when they are not. If you want them to check, ask to be shown.

*“Easy!”* If it was easy, then failing at it was stupid.

## A duck on the desk

Programmers have a custom: when stuck, explain the problem aloud, line by line, to a rubber duck. Somewhere in the middle of a sentence one usually stops and says “oh”. It works because explaining makes you go through every step, the obvious ones included.

Put a toy animal on each table in class. The rule is: first the duck, then a neighbour, then me. You will be called a third as often, and when you are called, the question will be a good one.

## When the tears come first

No method works on a child who is past thinking. Stop then. Save what is there, take a photograph of the tiles, and do something with the legs. Come back tomorrow and begin with question one. It is remarkable how many bugs are found overnight by people who were asleep.

And let them see you at it. The next time the printer refuses, say the five questions aloud. Most children have never watched a grown-up be wrong, patiently, from beginning to end.
`,
}
