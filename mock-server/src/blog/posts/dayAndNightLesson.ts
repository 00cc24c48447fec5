import type { Post } from '../types.ts'

export const dayAndNightLesson: Post = {
  id: 105,
  slug: 'lesson-plan-day-and-night-with-a-globe-and-a-torch',
  date: '2026-11-13T09:00:00',
  title: 'Lesson plan: day and night with a globe and a torch',
  excerpt:
    'Forty-five minutes for ages seven to nine. By the end every child can say why it is dark in one place while it is lunchtime in another, and show it.',
  author: 'classroom',
  categories: ['in-the-classroom', 'earth-and-space'],
  picture: {
    name: 'orboot',
    alt: 'A blue and green globe without borders hangs tilted in a red ring, animals and monuments standing on it.',
    wish: 'A globe in a darkened room, lit from the left by a torch, so that the line between day and night runs down the middle.',
  },
  text: `
Ask a class of eight-year-olds why it gets dark and you will hear three answers: the Sun goes down, clouds cover it, the Moon takes its place. All three are sensible descriptions of what one sees from a playground. This lesson keeps the observations and changes the explanation.

**Ages** 7 to 9. **Time** 45 minutes. **You need** a globe that spins, a strong torch, a room that can be made dim, a scrap of sticky putty and a paper figure 1 cm tall. One globe is enough for a class; one for each six children is better.

**By the end** children can say that the Earth turns once in about 24 hours, show with globe and torch why it is day in one place and night in another, and predict which place has sunrise first.

## 0 to 8 minutes: collect the answers

Ask: why does it get dark? Write every idea on the board in the child’s own words, with no comment from you. Ask for a show of hands for each. Keep the board as it is; you will come back to it.

## 8 to 18 minutes: one globe, one torch

Dim the room. Stick the paper figure on your own country. One child is the Sun, holds the torch level with the middle of the globe about a metre away, and is told the one rule of this lesson: the Sun does not move.

Ask the class how to make it night for the paper figure. Somebody will want to walk round with the torch. Remind them of the rule. Sooner or later a hand comes up and says that the globe must turn. Let that child do it.

Turn slowly, to the east, which is anticlockwise if you look down on the North Pole. Stop four times and ask what the paper figure is doing: getting up, eating lunch, watching the sunset, sleeping.

## 18 to 30 minutes: who gets up first?

In groups, each with a globe or round the one globe in turns, children find five places and put them in the order in which the Sun reaches them: Sydney, Delhi, Dubai, London, New York. Then give them the real clock times to check the order. When it is noon in London in December, it is

| place | time |
| --- | --- |
| Sydney | 11 at night |
| Delhi | half past five in the afternoon |
| Dubai | 4 in the afternoon |
| New York | 7 in the morning |

Ask who is asleep. Ask whom you could telephone. Ask those who have family far away when they usually ring, because somebody in the room has known all this for years.

## 30 to 38 minutes: be the Earth

Everybody stands up. Your torch, or the window, is the Sun. The nose is your town. Turn to the left on the spot until the Sun just appears over the left shoulder: sunrise. Face the Sun: noon. Go on until it slips away behind the right shoulder: sunset. Back of the head to it: midnight. Now ask which way the Sun seemed to move while they were turning. It seemed to cross from left to right, and it never stirred.

## 38 to 45 minutes: back to the board

Read out the first ideas. Children vote again and must give a reason from the experiment. Finish with one sentence each, spoken or written: “It is night when …”.

## What usually goes wrong

- **The torch wanders.** Tape it to a chair.
- **Somebody says that summer comes because we are nearer to the Sun.** Good moment for one surprising fact: the Earth is nearest to the Sun in early January, while Europe freezes. Seasons come from the tilt and need a lesson of their own.
- **The Moon.** It is often in the sky by day. Go out and look the next time it is; one look beats any diagram.
- **“So are we spinning now?”** Yes. A place on the equator moves at nearly 1,700 km an hour. We do not feel it because everything around us, the air too, moves along at the same steady speed.

## Early finishers

The Earth makes a full turn of 360 degrees in 24 hours. How many degrees in one hour? (15.) So what is the time difference between two places that are 45 degrees apart? (Three hours.) Then let them find a pair of real cities on the globe that fit.

A plain globe does everything here. With [Orboot Earth](/orboot/earth) the same paper figure can also meet the animals of the place where it stands.
`,
}
