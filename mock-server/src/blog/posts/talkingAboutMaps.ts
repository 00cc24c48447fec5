import type { Post } from '../types.ts'

export const talkingAboutMaps: Post = {
  id: 104,
  slug: 'how-to-talk-about-maps-with-a-six-year-old',
  date: '2026-11-20T09:00:00',
  title: 'How to talk about maps with a six-year-old',
  excerpt:
    'A map is a picture of a place seen from where nobody stands. Four small games turn that odd idea into something a child can use.',
  author: 'kitchen-table',
  categories: ['earth-and-space', 'at-home'],
  picture: {
    name: 'orboot_expansion_pack',
    alt: 'An explorer’s passport stands open behind small landmarks, each on a coloured token of its own.',
    wish: 'A hand-drawn map of a bedroom on a rug, a toy elephant standing on the real bed and a red counter on the drawn one.',
  },
  text: `
A map asks a lot of a small person. You have to imagine looking straight down from above, believe that a blue squiggle is a river, and accept that your house is smaller than a crumb. Grown-ups forget how strange that is.

Children start early, though. In a well-known experiment of the 1980s the psychologist Judy DeLoache hid a tiny toy in a model of a room and asked children to find the large toy in the same place in the real room. Most three-year-olds walked straight to it. Children only half a year younger had no idea where to look, although they remembered perfectly well where the tiny one was. Somewhere around the third birthday a small thing becomes able to stand for a big thing. By six, a child is ready to use that on purpose.

## Begin with the bed

Do not begin with the world. Stand on a chair together, look down at the table after breakfast, and draw what you see: circles for plates, a rectangle for the bread board. Talk about what is missing. Where did the legs of the table go? Why does the jug look like a ring?

Then draw the child’s own room, from above, and put the bed in first, because everybody knows where that is. Do not measure. If the wardrobe comes out larger than the door, ask which is wider in the room, and let them check by walking.

## Hide something

Now make the map useful. Hide a toy, mark its place with a cross and hand over the map. Then swap: the child hides and marks, and you search. You learn most from your own mistakes here. When you walk to the wrong corner, the mapmaker finds out what was unclear, and improves the drawing without being told to.

After two rounds, turn the map upside down before you hand it over. This is the hardest step for most six-year-olds, and for many adults at an underground station. The trick that helps is to lay the map on the floor and turn it until the bed on the paper points the way the real bed does.

## Take it for a walk

Print a street map of the half kilometre around your home, large, and mark your door. Walk to the baker and let the child hold the map and a pencil. At each corner stop and ask just one question: which way are we facing on the paper? Let them add what the printers left out, such as the dog that barks, the good puddle and the friend’s window. A map is a choice of what matters, and theirs will be better than the printed one for their purposes.

## Then the globe

Only now does a globe make sense, and it brings three new ideas. Take them one at a time.

1. **It is round, so there is no edge.** Put a finger on your country and go east until you are home again.
2. **North is not up.** North is a direction along the ground, towards one end of the globe. Hold the globe sideways for a minute. Nothing has fallen off.
3. **Size is true.** On many flat maps Greenland looks as large as Africa. On the globe you can lay a hand on each and see that it is not.

If your globe has no borders drawn on it, as [Orboot Earth](/orboot/earth) has none, use that. Ask where the mountains are, where it must be hot, which coast is shaped like a boot. Countries can come later, as names for places they have already visited with a finger.

## Questions worth asking

“What is the capital of France?” has one answer, and then the talk is over. These go on longer:

- What would you see if you stood here?
- How would you get from here to there, and what would you have to cross?
- Why do you think so few people live in this part?
- What do you think they have for breakfast?

You will not know all the answers, and that is the best part. Say “I don’t know, how could we find out?” and mean it. A child who watches a grown-up look something up has learnt more about maps than the name of any river.
`,
}
