import { seeingFourPicture } from '../pictures/seeingFour.ts'
import type { Post } from '../types.ts'

export const seeingFour: Post = {
  id: 102,
  slug: 'seeing-four-without-counting',
  date: '2026-10-09T09:00:00',
  title: 'Seeing four without counting',
  excerpt:
    'Show a child three spoons and the answer comes at once. Show seven and a finger starts to point. What happens between is one of the oldest findings about numbers.',
  categories: ['maths'],
  picture: seeingFourPicture,
  content: `
<p>Put three spoons on the table and ask how many there are. The answer comes at once. Put down seven and a finger starts to point, or lips begin to move. Somewhere around four, seeing turns into counting.</p>
<p>Psychologists have a word for the quick kind: <em>subitising</em>, from the Latin for “sudden”. It was coined in 1949, in an experiment in which people saw dots flashed on a screen and named their number. Up to about five or six they were fast and nearly always right. Beyond that they guessed, and the guesses spread out.</p>
<h2>Not a small kind of counting</h2>
<p>For one, two, three and four objects, each extra one costs adults hardly any time. From five on, each costs around a quarter of a second or more: the price of counting. Babies who cannot say a single number word already notice when two toys become three. Counting is a skill that somebody taught us. Seeing three is something we arrive with.</p>
<h2>Why dice look the way they do</h2>
<p>Six dots in a heap have to be counted. Six dots on a die do not, because we see two rows of three. That is a second skill on top of the first, called conceptual subitising: seeing small groups, and knowing what they make together. A child who sees five as “four and one more” is already adding.</p>
<p>This is why a domino is a better maths toy than it looks, and why fingers are not cheating. A hand is a group of five that you always have with you.</p>
<h2>Three games for the kitchen table</h2>
<ul>
<li><strong>Flash.</strong> Hide some buttons under a cup. Lift it for one second. How many? Then the better question: how did you see them?</li>
<li><strong>Same but different.</strong> Lay out five pebbles in as many arrangements as you can. Which is easiest to see at a glance? Which is hardest?</li>
<li><strong>What is missing?</strong> Show seven, cover some, leave three. How many are under the hand?</li>
</ul>
<p>Ask “how did you see it?” more often than “how many?”. The first question has many right answers, and each is a small piece of arithmetic.</p>`.trim(),
}
