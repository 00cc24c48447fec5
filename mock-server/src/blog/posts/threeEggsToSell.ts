import type { Post } from '../types.ts'

export const threeEggsToSell: Post = {
  id: 119,
  slug: 'three-eggs-to-sell',
  date: '2026-05-22T09:00:00',
  title: 'Three eggs to sell',
  excerpt:
    'Money, for people who cannot yet count it: choosing, waiting, pricing and giving. A small market in the living room, and what to say about pocket money.',
  author: 'kitchen-table',
  categories: ['maths-and-games', 'at-home'],
  picture: {
    name: 'plugo_farm',
    alt: 'A cow, a pig, a sheep and a red barn stand side by side in the tray of a gamepad, three chicks in front.',
    wish: 'A market stall made from a shoebox, three eggs, a row of buttons as coins and a price tag with a half-disc.',
  },
  text: `
You have a hen and she has laid three eggs. You could eat them, sell them at the market, or let them hatch and have three more hens by the autumn. What do you do?

Ask a five-year-old, and keep quiet. You will hear an entire course in economics, including what to do if a fox comes.

Children meet money as a card that beeps. The idea behind it, that one thing can be given up for another, is older than coins and can be understood long before one can count change. Four small words carry most of it.

## Choosing

Every choice has a price, even when no money is involved: it is the best of the things you did not take. Economists call it opportunity cost. At home it sounds like this: “We have time for one thing before supper, the swings or the library. Which one would you rather give up?” Ask it that way round now and then. It is a different question from “which do you want”.

## Waiting

Three eggs today, or three hens in the autumn? Neither is wrong. Waiting pays only if the reward is sure to come, and if you can manage without the eggs until then. Children who have seen promises kept wait longer than those who have not, and they are right.

Practise with something that really grows. Cress takes a week. A jar of coins takes longer. Use a jar of glass, so that one can see it fill; a china pig keeps its news to itself.

## Pricing

Set up a market. A shoebox is the stall, buttons are the money, and the goods are whatever lies about: a lemon, two pencils, a story read aloud, a go on your shoulders. Every trader starts with ten buttons and writes (or draws) price tags.

After five minutes, stop the market and look at what is left. Nobody bought the lemon at six buttons. Should it cost less? Is it worth nothing, or have we not found out who is thirsty? And the go on the shoulders sold out at once, at one button. What would happen at three? In ten minutes they have discovered what a price is: neither what a thing cost you nor what it deserves, but what two people can agree on.

Let one of the traders have the only pencil sharpener. See how the tone changes.

## Giving

Money is also for this. Some families use three jars: to spend, to save, to give. The third should be the child’s own decision, for a purpose they can see, such as seed for the birds, a present, or a collection at school. Do not match it or praise it too loudly. It should be allowed to be ordinary.

## Pocket money, briefly

There is no right age and no right sum. What seems to matter is that it comes regularly, that it is really theirs, and that the money runs out. A child who has spent everything on Monday on something that broke on Tuesday has learnt, for very little, what others learn much later for a great deal. Say “what a pity”, and mean it. Do not pay it again.

Two questions come up in every family:

- *Should it be earned?* Many keep the two apart. Laying the table is part of living together and unpaid; washing the neighbour’s car is a job.
- *Does it depend on marks or behaviour?* We would not. A fine makes a rule into a price, and some children will gladly pay it.

## A game for the journey

“Would you rather have one coin every day for a month, or one coin today, two tomorrow, four the day after, and so on for ten days?” Guess first. Then work it out on the fingers: 1, 2, 4, 8, 16 and so on. After ten days it is 1,023 coins in all, against thirty or so. The grown-ups in the car will be just as surprised, and some of them will ask to hear it again.

## Back to the hen

In [Plugo Farm](/plugo/farm) the eggs, the market and the dry summer are on the screen, and the prices are gentle. But the question at the top needs nothing except a hen who does not exist. Ask it again in a year. The answer will be different, and so will the fox.
`,
}
