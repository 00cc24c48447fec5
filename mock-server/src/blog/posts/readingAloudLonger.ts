import type { Post } from '../types.ts'

export const readingAloudLonger: Post = {
  id: 117,
  slug: 'go-on-reading-aloud',
  date: '2026-06-19T09:00:00',
  title: 'Go on reading aloud',
  excerpt:
    'Most families stop when the child can read alone. That is roughly when it begins to be most useful. Seven ways to keep it going without turning it into school.',
  author: 'kitchen-table',
  categories: ['words', 'at-home'],
  picture: {
    name: 'the_comet_who_was_late',
    alt: 'A comet, planets and stars hover on thin stalks above an open book.',
    wish: 'An open book on a blanket in the light of a bedside lamp, a toy teddy leaning against it.',
  },
  text: `
There comes a proud evening when a child reads a whole page alone. In many homes it is also the beginning of the end: why read to someone who can read?

Because for years to come they can understand far more by ear than by eye. A seven-year-old who is working through a book of twenty words a page can follow a story with three plots, a villain with reasons, and a sentence of thirty words, as long as somebody else does the work of reading. The two skills meet only towards the end of primary school, or later. Until then, reading aloud is how long words, long sentences and long thoughts get in.

It is also half an hour in which nobody wants anything else from anybody. Here is what has worked at our tables.

## Choose one size too large

The book to be read aloud should be too hard for the child to read alone. Two years too hard is about right. If you are not sure, read the first three pages. Fidgeting means nothing, since many children listen best while building something. A question about what happens next means yes.

## Do not explain every word

“The frigate hove to.” You need not stop. A good sentence carries a strange word along, and it will come again on the next page. If they ask, answer in five words and go on. If a word matters and nobody asks, use it yourself at breakfast.

## Stop while it is exciting

End a little before the end of the chapter, when the door is just opening. There will be protest. Tomorrow nobody will have to be called.

## Let them see the page

Sit so that the child can look at the text if they like. Now and then let your finger run under a line. Do not ask them to read. When one day a small voice reads the next sentence before you do, go on as if nothing had happened, and leave them the next one as well.

## Take parts

Dialogue is made for two. The child speaks the dragon, you do the rest. A dragon has only a few lines, all of them good, and to find them one has to follow the text. With brothers and sisters give each one a character, the smallest one the noises. Doors, wind and owls are demanding roles.

## Ask little, and ask what you do not know

“What colour was the hat?” is a test, and everybody can tell. Ask what you would ask a friend: do you trust him? Would you have opened the box? What do you think she is not telling us? Then say what you think, too. If there is nothing to ask, turn the page.

## Read what you can bear

You will have to do it with feeling for three hundred pages. If a book bores you, say so and let them vote. Dropping a dull book is something that readers do. Poems are wonderful on tired evenings, since four lines are a whole one. So are recipes, instructions for building a raft, and old letters from the attic.

## What about a voice from a screen?

Audio books and e-storybooks with a narrator are good company on a journey or when you have a sore throat. What they cannot do is stop, look up and say: “Wait. Did *you* see that coming?” If you use one, sit beside it the first time. In our own [Who’s the Monster in Oko?](/storybooks) the narrator can be switched off, so that the voices are yours. We recommend it.

## For teachers

Ten minutes after lunch, every day, from a book that nobody is tested on, is one of the cheapest things a school can do. Read to the back row. Do not show the pictures before you have read the sentence: thirty children will paint thirty better ones. Let a different child each day tell in three sentences what happened yesterday, for those who were absent and for those who were dreaming.

And when the oldest in the class say that it is for babies, do not argue. Read the next chapter. Watch who stops whispering.

## When does it end?

By itself, one evening, when they say that they would rather read on alone because you are too slow. That is the whole aim, so do not be hurt. Leave the door open a little. Even at thirteen, with a fever or after a bad day, there is hardly anyone who does not want the book with the frigate once more.
`,
}
