import type { Post } from '../types.ts'

export const penguinsAndTheNorth: Post = {
  id: 123,
  slug: 'why-there-are-no-penguins-at-the-north-pole',
  date: '2026-03-27T09:00:00',
  title: 'Why there are no penguins at the North Pole',
  excerpt:
    'It is cold enough and there is fish. The answer is a story about wings, warm water and a bird that once lived there and was almost a penguin.',
  author: 'workshop',
  categories: ['life-on-earth', 'earth-and-space'],
  picture: {
    name: 'plugo_animals',
    alt: 'A lion, an elephant, a giraffe and a penguin stand on round feet in the tray of a gamepad.',
    wish: 'A penguin on an ice floe and, across a wide blue sea, a polar bear on another, both looking at a globe between them.',
  },
  text: `
Put a penguin and a polar bear side by side in a drawing and most people see nothing wrong. They both live in the snow. But they have never met: the bear lives at the top of the globe and the penguin near the bottom. Why does nobody live at both?

It is one of the best questions to ask with a globe in your hands, because the answer is not where one looks for it first.

## First, where they do live

Take small dots of putty and mark it out. There are about eighteen kinds of penguins. Emperors breed on the ice of Antarctica, in the middle of winter; the father carries the single egg on his feet for some two months and eats nothing. But only a few kinds live on ice at all. Put dots on South Africa, on the coasts of Peru and Chile, on southern Australia and New Zealand. Little penguins, no taller than a school ruler is long, come ashore at dusk near Melbourne.

Now the surprise: put a dot on the Galápagos Islands, right on the equator. The penguins there fish in cold currents that rise around the islands. On the northern tip of one island a few of them nest just across the line. They are the only wild penguins of the northern half of the world, and they live among cactuses.

So it is not the cold that decides. What do all the dots have in common? They lie in the south, and beside cold sea water that is full of fish.

## Then, how they got there

The ancestors of penguins could fly. In the southern seas, more than sixty million years ago, some of them gave up the air for the water. A wing that is good for swimming is short and stiff like a paddle; a wing that is good for flying is long and light. One cannot have both, and they chose the paddle.

From that day on there was no way north. To reach the Arctic a penguin would have to swim thousands of kilometres through warm water, in which there is little for it to eat. A bird that flies can cross the tropics; Arctic terns do so twice a year. A bird that swims is stopped by a belt of warm sea as by a wall.

Ask your child to lay a finger on Antarctica and to travel north by sea only, along the coldest way. Where does it get too warm? That is where the dots end.

## What sits in the penguin’s chair

In the north other birds do a penguin’s work: auks, such as puffins, razorbills and guillemots. They are black and white, they stand upright, they dive with their wings. They are not related to penguins at all. When different animals come to look alike because they live alike, biologists speak of *convergence*. Sharks and dolphins are another pair.

Most auks can still fly, rather badly. One could not. The great auk stood about 75 cm tall and bred on rocky islands in the North Atlantic. Its scientific name is *Pinguinus*, and sailors called it a penguin long before they saw the birds of the south, to which they then gave the name. It was easy to catch and good to eat. The last known pair was killed on an island off Iceland in 1844.

So the honest answer is: there were penguins in the north, of a kind. We ate them.

## Could one bring some there?

It has been tried. In the 1930s some penguins from the south were let loose on islands off northern Norway. A few lived there for years and astonished people who had not been told. They never settled for good. Today nobody would try: a new animal can push out the ones that are there, and polar bears and Arctic foxes would find a bird that cannot fly and has never learnt to be afraid of anything on land. In the Antarctic no large hunter walks on four legs.

## Three things to do

- **The line game.** Take any animal that you have a figure of. Where does it live? Now name the first thing that would stop it if it walked in a straight line: a sea, a desert, a road.
- **Swap homes.** With [Plugo Animals](/plugo/animals), or with drawings, put an animal into the wrong place and let the child say what goes wrong first. Too hot is seldom the whole answer. Who would it have to fear? What would it eat?
- **Correct a drawing.** Look for penguins and polar bears together on wrapping paper, in advertisements and in picture books. Keep count over the winter. You will need two hands.
`,
}
