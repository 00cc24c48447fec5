import type { Post } from '../types.ts'

export const greenlandAndAfrica: Post = {
  id: 126,
  slug: 'why-greenland-looks-as-big-as-africa',
  date: '2026-02-13T09:00:00',
  title: 'Why Greenland looks as big as Africa',
  excerpt:
    'It would fit into Africa fourteen times. What a flat map has to do to a round world, shown with an orange, a balloon and one sheet of paper.',
  author: 'workshop',
  categories: ['earth-and-space', 'maths-and-games'],
  picture: {
    name: 'a_map_of_all_the_winds',
    alt: 'Blue waves rise from the pages of an open book, a kite of four colours flies high above them.',
    wish: 'A peeled orange on a table, its skin laid flat beside it in a torn star with the continents drawn on it.',
  },
  text: `
Open a map of the world on a phone and pull it until you see everything. Greenland, up in the north, looks about as large as Africa. Now the figures: Africa has 30.4 million square kilometres, Greenland 2.2 million. You could lay Greenland into Africa fourteen times.

The map is not careless. It does exactly what it was made for, and what it was made for was sailing.

## Peel an orange

Draw continents on an orange with a felt pen, as well as you can. Peel it in as few pieces as possible and press the peel flat on the table. It tears. Press harder, and it tears more. There is no way to lay a round skin flat without tearing it, stretching it or squashing it, and the mathematician Carl Friedrich Gauss proved nearly two hundred years ago that there never will be.

So everybody who makes a map must choose what to spoil. One can keep areas right, or directions, or some of the distances. Never all of them.

## What the sailor wanted

In 1569 Gerardus Mercator, who lived in Duisburg, published a map on which a ship’s captain could draw a straight line from harbour to harbour, read off the angle, and steer by compass at that same angle all the way. For that, every direction had to be right at every place.

The price is stretching. On a globe the lines that run from pole to pole come closer and closer together. On Mercator’s map they stay the same distance apart. So the map is pulled sideways, the more so the further you get from the equator, and to keep the angles right it is pulled upwards by just as much. At 60 degrees north, where Oslo, Helsinki and Saint Petersburg lie, everything is twice as wide and twice as tall as at the equator: four times the area. At 75 degrees, in the north of Greenland, it is about fifteen times. The poles themselves would be infinitely far up, so the map simply stops.

Maps on phones use almost the same method, because streets should meet at the right angles wherever you zoom in. For a town it is perfect. Only for the whole world it gives the wrong idea.

## See it with a balloon

Blow up a balloon a little and draw a row of coins of equal size on it, from the middle up to the knot. Let out the air, cut it open and pull it flat on a board with drawing pins until it is a rectangle. The coins near the knot become ovals and plates. Ask: were they ever larger than the others?

## Check it on a globe

You need a globe, thin paper and scissors.

1. Trace the outline of Greenland from the globe on to the paper and cut it out.
2. Lay it on Africa, on South America, on Australia. How many times does it fit into each?
3. Do the same with India, which looks so small on the wall map. It is half as large again as Greenland.
4. Write down two guesses before each trial, one from the wall map and one from the globe.

A globe has no distortion, which is the whole point of owning one. It has other faults: one sees only half of it at a time and it does not fit into a pocket. On [Orboot Earth](/orboot/earth) there are no borders either, so that the eye compares land with land.

## Which map is the right one?

Show children three world maps side by side, for instance Mercator’s, one that keeps areas (look for *equal-area*, such as the Equal Earth map of 2018), and one with the Pacific in the middle, as it hangs in schools in Japan. Let them find five differences. Then ask for each: who would want this one? A captain, somebody who compares forests, a child in Tokyo.

And turn one of them upside down. Nothing is wrong with it. There is no up in space. North at the top is a habit.

## For those who like to calculate

How far has a thing been stretched at a given latitude? Divide 1 by the cosine of the latitude. At 0 degrees you get 1, at 60 degrees 2, at 75 degrees about 3.9. For areas, multiply the result by itself. At which latitude are areas doubled? (45 degrees. Bordeaux and Turin are near it, and both are half as large as the map makes you think.)
`,
}
