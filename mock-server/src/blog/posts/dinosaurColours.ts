import { dinosaurColoursPicture } from '../pictures/dinosaurColours.ts'
import type { Post } from '../types.ts'

export const dinosaurColours: Post = {
  id: 101,
  slug: 'how-we-know-what-colour-a-dinosaur-was',
  date: '2026-09-18T09:00:00',
  title: 'How we know what colour a dinosaur was',
  excerpt:
    'For most of a century the colours in dinosaur books were guesses. Then somebody looked at a feather through an electron microscope.',
  categories: ['life-on-earth'],
  picture: dinosaurColoursPicture,
  content: `
<p>“Nobody knows what colour they were.” For most of a century that sentence stood, in one form or another, in every book about dinosaurs, and the pictures beside it were polite guesses: grey, green, brown. Since 2010 it is no longer true for all of them.</p>
<h2>A colour that turns to stone</h2>
<p>Feathers and hair get much of their colour from tiny packets of pigment called melanosomes. A thousand of them laid end to end would make about a millimetre. Their shape goes with their colour: long and sausage-shaped ones hold black and grey, round ones hold rusty red.</p>
<p>Under an electron microscope, fossil feathers turned out to be full of little sausages and balls. They had been seen before and taken for bacteria. In 2008 a young researcher, Jakob Vinther, compared them with those in living birds and saw that they lay exactly where the dark bands of a striped fossil feather were, and nowhere else. Bacteria would not be so tidy.</p>
<h2>A ginger tail</h2>
<p>Two years later the first colours were published. <em>Sinosauropteryx</em>, a hunter the size of a turkey, most of it tail, that lived in China some 125 million years ago, was ginger, and its tail was ringed in ginger and white. In the same weeks another group had mapped almost a whole animal: <em>Anchiornis</em>, no bigger than a crow, was grey and black, with white bars on its wings and a rusty crest.</p>
<p>The colours tell us how they lived. Sinosauropteryx was dark on the back and pale below, like a deer. Light from above makes a back bright and a belly dark; countershading cancels that out and makes an animal hard to see. Where the dark turns to pale, high on its sides, fits an animal that lived in the open rather than in woods.</p>
<h2>What we still do not know</h2>
<p>Most dinosaurs left bones and nothing else. Greens and yellows often come from other pigments, which seldom last. So a grey Tyrannosaurus in a book is still a guess, and yours is as good. A ginger Sinosauropteryx is not.</p>
<h2>Draw one that could be right</h2>
<p>Choose where your dinosaur lives: forest, river bank, open plain. Give it a reason to hide, or a reason to be seen. Then colour it, and be ready to answer the question that scientists get asked: how do you know?</p>`.trim(),
}
