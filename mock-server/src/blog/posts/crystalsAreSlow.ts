import type { Post } from '../types.ts'

export const crystalsAreSlow: Post = {
  id: 116,
  slug: 'growing-crystals-and-the-art-of-changing-one-thing',
  date: '2026-07-03T09:00:00',
  title: 'Growing crystals, and the art of changing one thing',
  excerpt:
    'Salt, sugar, hot water, patience. Crystals are the cheapest experiment in the house, and the best way to learn what a fair test is.',
  author: 'workshop',
  categories: ['making-and-coding', 'at-home'],
  picture: {
    name: 'dabble_crystal_garden',
    alt: 'Violet, pink, teal and yellow crystals grow in a white dish, the tallest higher than the dropper bottle beside it.',
    wish: 'Three jars in a row on a window sill, each with a thread and crystals of a different size, a label with a number on each.',
  },
  text: `
A crystal is what happens when a great many equal things have time to line up. That is all there is to it, and it explains why you cannot hurry one.

Here are two that grow from what is in the cupboard, and one plan for finding out more than the packet says.

## Cubes of salt

Stir table salt into a cup of warm water until no more will dissolve and some stays at the bottom. Pour the clear part into a dark saucer and leave it where nobody will bump into it. Look every day with a magnifying glass.

Within a few days there are little squares. Look closer: they are cubes, and often hollow ones, like stairs that go down into the middle. Salt makes cubes because the particles that it consists of stack like bricks, three ways at right angles. The shape that you can see is the shape of the stacking, repeated millions upon millions of times.

Salt crystals grow because the water leaves. It does not help to start with boiling water, because hot water holds hardly more salt than cold. What matters is how fast the water dries up. Slow drying makes few large cubes, fast drying makes many small ones.

## A stick of sugar

With sugar, warmth matters a great deal. At room temperature a cup of water takes up about twice its own weight of sugar; near boiling, more than four times. So a hot syrup is loaded with sugar that will have nowhere to go once it cools.

An adult heats one cup of water with three cups of sugar, stirring until it is clear, and lets it cool for a quarter of an hour. Hot syrup burns worse than hot water because it sticks, so this part is not for children. Meanwhile wet a wooden skewer, roll it in dry sugar and let it dry. Pour the syrup into a glass and hang the skewer in it so that it touches neither wall nor bottom. Cover the glass with a cloth.

The dry grains on the skewer are seeds: new sugar lines up on them more easily than it begins anew. After a day the skewer looks furry, after a week there are real crystals with slanting faces. Then you may eat it.

## One question, two jars

Now the science. Ask your child what would make the crystals bigger. Write down every idea: warmer place, more salt, colour, a lid, singing to it. Choose one. Make two saucers that are the same in all but that one thing. If one gets the sunny window *and* more salt, you will never know which of them did it.

It is called a fair test, and it is harder than it sounds. The same water, the same amount, the same kind of saucer, poured at the same time. Children of seven can plan it with help; by ten they will catch you cheating.

Before you carry the saucers to their places, everybody writes down what they expect and why. A guess that has been written down cannot be changed afterwards by accident.

## Keep a log

A page for each day, with the date, a drawing of what can be seen through the magnifying glass, one number and one word. The number could be the length of the longest crystal in millimetres. The word is free. “Furry” is a good one.

Drawing is better than photographs here. To draw it you have to decide where the edges are.

## What usually goes wrong

- **Nothing happens.** The water was not full. Go on stirring until some salt stays at the bottom.
- **A crust instead of crystals.** It dried too fast. Move it away from the radiator and lay a sheet of paper over it.
- **Everything sits on the bottom of the jar.** The seeds fell off. Let the skewer dry longer next time.
- **Somebody moved it.** Put up a sign. Making the sign counts.

## Where to look next

Crystals are all over the house once you know. Frost on a window, sugar under a magnifying glass, the sparkle in a granite kerb, the quartz that keeps a watch on time. Snowflakes have six arms because frozen water stacks in sixes. In Mexico, in a cave deep in the mine of Naica, crystals of gypsum grew to eleven metres and more in hot, still water. They had several hundred thousand years, and nobody bumped into them.

If you would like to start with a dish, salts and colours that come measured, our [Dabble crystal garden](/shop) grows overnight. Use the second sachet for a fair test.
`,
}
