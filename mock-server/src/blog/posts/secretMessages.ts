import type { Post } from '../types.ts'

export const secretMessages: Post = {
  id: 127,
  slug: 'secret-messages-for-beginners',
  date: '2026-01-30T09:00:00',
  title: 'Secret messages for beginners',
  excerpt:
    'Four codes that a seven-year-old can write, how to break each of them, and a message at the end that you will have to crack yourself.',
  author: 'kitchen-table',
  categories: ['words', 'maths-and-games'],
  picture: {
    name: 'plugo_detective',
    alt: 'Five clue tiles stand in the tray of a gamepad, a magnifying glass and a small hat lie before it.',
    wish: 'A cipher wheel of two paper plates with the alphabet round both rims, a pencil and a folded note beside it.',
  },
  text: `
A child who will not write three sentences for school will write three pages in code. Use it. Nothing makes one look at letters more closely than a secret.

Here are four codes, from easy to harder. Each has a way to break it, because the breaking is half the fun and most of the thinking.

## 1. Mirror writing

Write from right to left, with every letter turned round, and read it in a mirror. Leonardo da Vinci kept his notes like this.

*How to break it:* any shiny spoon. As a code it is hopeless. As handwriting practice it is very good, since one has to think about how each letter is built.

## 2. The fence

Write your message in a zigzag on two lines, then send the upper line followed by the lower one. MEET AT THE OAK becomes

**M E A T E A** on top, **E T T H O K** below

and you send MEATEA ETTHOK. The letters are all real; only their order has been mixed.

*How to break it:* count the letters, split them into halves, and read up and down. Whoever is suspicious tries three lines next.

## 3. Caesar’s wheel

Julius Caesar, so the Roman writer Suetonius tells us, shifted every letter by three places: D for A, E for B. GLOBE becomes JOREH.

Make a wheel: two paper plates, one cut smaller, pinned together in the middle, with the alphabet round both rims. Turn the small one by three and read across. The number is the *key*. Both spies have to know it, and nobody else.

*How to break it:* there are only 25 shifts that change anything. Try them all on the first word. With a wheel that takes three minutes. A code with few keys is a weak code; so is a password with few letters, and this is a good moment to say so.

## 4. The muddled alphabet

Now do not shift the letters but swap them at random. A becomes Q, B becomes F, C becomes Z, and so on, with no rule at all. Both spies carry the list. The number of possible lists has 27 digits. Nobody can try them all.

*How to break it:* do not try, count. In English some letters turn up far more often than others. E is the commonest by a distance, and after it come T, A and O. So in a long secret text the most frequent sign is probably E. A single letter standing alone must be A or I. Three letters that keep coming back may well be THE. Step by step the words open up like a frozen puddle.

The Arab scholar al-Kindi described this method in Baghdad in the ninth century, and it was more than enough to read the letters of kings for hundreds of years afterwards.

*Try it with a book:* open it anywhere and tally the letters of ten lines. Will E win? Let everybody bet first. Then do the same with a French, German or Hindi text, if someone at home can read it.

## Play it properly

Rules make spies. Agree on these before you begin.

- Messages are left in one of three places, called *letterboxes*.
- Every message ends with a sign that shows it is genuine, such as a misspelt word.
- A message that has been read is answered or eaten. (Use rice paper, or simply tear it up.)
- Whoever breaks the other side’s code must tell them. Then the code is changed.

For a whole party: five clues hidden in the house, each in a different code, each telling where the next one is. The last place holds a biscuit tin. Put readers and non-readers into one team, because small children see patterns that big ones overlook. In [Plugo Detective](/plugo/detective) there is a cipher wheel of cardboard in the box, which will do for all your own cases too.

## What they have practised

Spelling, since a wrong letter ruins the message. The alphabet in both directions. Counting, keeping a tally, guessing and testing. The idea that a rule can be strong or weak, and that one finds out by attacking it. And patience: half an hour over one line of nonsense, without anybody having told them to.

## One for you

Caesar shifted it by three. The spaces are where they should be.

**ORRN XQGHU WKH JOREH**

If there is nothing there by this evening, put something there yourself.
`,
}
