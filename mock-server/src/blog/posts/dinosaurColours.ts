import { dinosaurColoursPicture } from '../pictures/dinosaurColours.ts'
import type { Post } from '../types.ts'

export const dinosaurColours: Post = {
  id: 101,
  slug: 'how-we-know-what-colour-a-dinosaur-was',
  date: '2026-09-18T09:00:00',
  title: 'How we know what colour a dinosaur was',
  excerpt:
    'For most of a century the colours in dinosaur books were guesses. Then somebody looked at a feather through an electron microscope.',
  author: 'workshop',
  categories: ['life-on-earth'],
  picture: dinosaurColoursPicture,
  text: `
“Nobody knows what colour they were.” For most of a century that sentence stood, in one form or another, in every book about dinosaurs, and the pictures beside it were polite guesses: grey, green, brown. Since 2010 it is no longer true for all of them.

## A colour that turns to stone

Feathers and hair get much of their colour from tiny packets of pigment called melanosomes. A thousand of them laid end to end would make about a millimetre. Their shape goes with their colour: long and sausage-shaped ones hold black and grey, round ones hold rusty red.

Under an electron microscope, fossil feathers turned out to be full of little sausages and balls. They had been seen before and taken for bacteria. In 2008 a young researcher, Jakob Vinther, compared them with those in living birds and saw that they lay exactly where the dark bands of a striped fossil feather were, and nowhere else. Bacteria would not be so tidy.

## A ginger tail

Two years later the first colours were published. *Sinosauropteryx*, a hunter the size of a turkey, most of it tail, that lived in China some 125 million years ago, was ginger, and its tail was ringed in ginger and white. In the same weeks another group had mapped almost a whole animal: *Anchiornis*, no bigger than a crow, was grey and black, with white bars on its wings and a rusty crest.

The colours tell us how they lived. Sinosauropteryx was dark on the back and pale below, like a deer. Light from above makes a back bright and a belly dark; countershading cancels that out and makes an animal hard to see. Where the dark turns to pale, high on its sides, fits an animal that lived in the open rather than in woods.

## See countershading for yourself

Roll two sausages of modelling clay, or take two cardboard tubes. Leave one plain. Paint the other dark along the top and pale along the bottom, with a soft edge between. Lay both on a sheet of grey paper under one lamp that shines from above, and look from the other end of the room with one eye shut. The plain one looks round, because its lower side is in shadow. The painted one looks flat, and is harder to find. Turn it over, and it stands out at once. Then go for a walk and count the animals that use the trick: mice, sparrows, mackerel, the cat next door.

## What we still do not know

Most dinosaurs left bones and nothing else. Greens and yellows often come from other pigments, which seldom last. So a grey Tyrannosaurus in a book is still a guess, and yours is as good. A ginger Sinosauropteryx is not.

It is worth looking through the dinosaur books on your own shelf with this question: which of these colours does anybody know, and which did the painter choose? Good books say so. If there are no feathers on animals that are now known to have had them, look at the year in which the book was printed. Children enjoy catching a book being out of date, and they learn something about how knowledge grows on the way.

## Draw one that could be right

Choose where your dinosaur lives: forest, river bank, open plain. Give it a reason to hide, or a reason to be seen. Hiding asks for countershading, spots or stripes that break up the outline. Being seen asks for one loud patch in the right place, such as a crest, a tail or a throat, that can be shown to a friend and folded away from an enemy. Then colour it, and be ready to answer the question that scientists get asked: how do you know?
`,
}
