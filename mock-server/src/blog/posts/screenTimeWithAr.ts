import type { Post } from '../types.ts'

export const screenTimeWithAr: Post = {
  id: 106,
  slug: 'screen-time-when-the-screen-looks-at-the-table',
  date: '2026-11-06T09:00:00',
  title: 'Screen time when the screen looks at the table',
  excerpt:
    'We sell toys that need a tablet, so we owe you a straight answer about screens. Here is what the guidelines say, what they do not, and how to end a session without tears.',
  author: 'kitchen-table',
  categories: ['at-home'],
  picture: {
    name: 'plugo_count',
    alt: 'A tablet leans upright behind a white gamepad, five number tiles stand in its tray and three lie in front.',
    wish: 'Two pairs of hands at a table, one on the tiles of a gamepad, one pointing at the tablet behind it.',
  },
  text: `
Our toys need a phone or a tablet, so we have an interest here, and you should read this knowing it. We also have kitchen tables of our own.

## What the guidelines say

For small children the advice is short. The World Health Organization recommends no more than an hour a day of sitting in front of a screen for children from two to four, adds that less is better, and recommends none at all for those under two. For older children it gives no number of hours: it says to limit the time that is spent sitting for fun, and screens in particular. The American Academy of Pediatrics took the same line in 2016: an hour of good material a day for ages two to five, and from six on limits that are consistent and leave room for sleep, movement and people.

Neither makes an exception for toys with augmented reality, and nor do we. Minutes count as minutes. But both also say that it matters what is on the screen and who is there. That part you can judge for yourself.

## Four things to look at besides the clock

**Whose hands are busy?** Watch for one minute. If the hands are moving real things, turning a globe, placing a tile, lifting a knight, the screen is doing what a board does in a board game. If they only tap, it is a film with extra steps.

**Who is talking?** Good sessions are noisy. A child who explains, argues or asks is working. Complete silence for ten minutes deserves a question from you, and “show me what you are doing” is the best one we know.

**Can you stop in the middle?** A thing that is hard to stop was built that way. Prefer what saves your place and waits.

**What happens afterwards?** The best sign of all is what they do once the tablet is off. If the dinosaurs go on living under the sofa, it was time well spent. If there is only bad temper, it was too long, too late or the wrong game.

## Set the table first

Ten seconds of preparation prevent most quarrels.

- Switch off notifications, or use the setting that does not disturb.
- Stand the tablet where two can see it. A screen that lies flat or leans in a stand invites company; one held close to the chest does not.
- Sit near a window or under a lamp. A camera needs light, and so do eyes.
- If the game has children walking about with the device, clear the floor and agree on one rule: nobody walks backwards.

For the eyes, opticians suggest a habit that costs nothing: every twenty minutes look at something at least six metres away for twenty seconds. Make it part of the game. Somebody has to report what the neighbours’ cat is up to.

## End by the game, not by the clock

“Five more minutes” means little to a five-year-old, and it always runs out in the middle of something. Agree on an end that is part of the game: this puzzle, this animal, until the passport has one more stamp. Say it before you begin, and again when the last round starts. Then let the child press the button. Whoever switches it off has decided something; the one who has it taken away has lost something.

Follow it with something that uses the same idea without the screen. After the globe, cook something from the country that came up. After number tiles, set the table for seven and ask how many forks two more guests would need. After the piano, find the tune on glasses of water.

## When to say no

Not at meals. Not in the hour before bed: light and excitement both push sleep back, whatever the game. Not as the only way to calm down, because then it becomes the only way to calm down. And not when it is the fourth day in a row and the sun is out.

If today the answer is no, most of what is in our boxes is still a toy. Chess pieces make a family, tiles make a wall, and a globe spins all the same.
`,
}
