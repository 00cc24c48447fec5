import type { Post } from '../types.ts'

export const lettersAndSounds: Post = {
  id: 118,
  slug: 'twenty-six-letters-forty-four-sounds',
  date: '2026-06-05T09:00:00',
  title: 'Twenty-six letters, forty-four sounds',
  excerpt:
    'What phonics is, why “muh” is wrong and “mmm” is right, and six games with letter tiles for the months in which reading begins.',
  author: 'classroom',
  categories: ['words', 'in-the-classroom'],
  picture: {
    name: 'plugo_letters',
    alt: 'Five letter tiles stand in the tray of a gamepad, A, B and C lie in front, a tablet leans behind.',
    wish: 'Letter tiles S, A, T, P, I and N on a table, three of them pushed together to spell PIN.',
  },
  text: `
English has 26 letters and, depending on who is speaking and where they grew up, about 44 sounds. That mismatch is why learning to read it takes longer than learning to read Italian or Finnish, and why a patient adult helps so much.

If your child is about to start, or has come home talking of *blending* and *digraphs*, here is what the words mean and what you can do with them.

## What phonics is

Phonics teaches which sounds the letters stand for, and how to run those sounds together into a word. It is the opposite of guessing from the picture. Schools in England begin with it in the first weeks, and often with the same six letters: **s, a, t, p, i, n**. The choice is clever. With these six one can read *sat, pin, tap, nap, sit, pant* and dozens more, so that children read real words in the second week.

## Say it pure

The commonest mistake of helpful parents is a small one: they add a vowel. M is not “muh”. It is *mmm*, with the lips closed. S is *sss*, F is *fff*. Try to read “muh-a-nuh” and you get “manner”; *mmm-a-nnn* slides into *man* by itself.

Sounds that can be held, such as *mmm*, *sss*, *fff*, *lll*, *nnn* and *rrr*, are easy to keep pure. Short ones such as *t*, *p* and *k* want to be whispered and cut off quickly.

## Two movements

**Blending** goes from letters to word: *sh-i-p*, ship. **Segmenting** goes the other way: ship, what can you hear? *Sh-i-p*. The first is reading, the second is spelling. They are taught side by side because each helps the other.

Notice that *sh* is two letters and one sound. That is a **digraph**. So are *ch*, *th*, *ng*, *ee* and *oa*. Count sounds, not letters: *sheep* has five letters and three sounds.

## Tricky words

*The, said, was, one.* They break the rules, they are among the most frequent words there are, and nobody can sound them out completely. Look for the part that does behave (the *s* and the *d* in *said*) and learn the odd part by heart. Five such words on the fridge are enough for a week.

## Six games with tiles

Any letters will do: wooden ones, squares of cardboard, the tiles of [Plugo Letters](/plugo/letters).

1. **The quiet tile.** Put three tiles in a row. Say each sound, sliding a finger underneath. Say them faster. When the word jumps out, the child shouts it.
2. **Change one.** *Pin.* Make it *tin* by changing a single tile. Now *tip*, *tap*, *nap*. How long a chain can you make? Write it down and beat it tomorrow.
3. **Nonsense welcome.** *Nast, pim, tisp.* Reading a word that does not exist is pure blending, because nobody can guess it. Ask what a tisp might look like and let them draw one.
4. **Robot talk.** At breakfast: “Please pass the *m-i-l-k*.” For children who cannot read yet this is the most useful game of all, and it needs no letters.
5. **Sound hunt.** Find six things in the room with *ee* in them. Listen, do not look: *key* counts, and so does *pea*.
6. **The shop.** You have three of each tile. The child orders words by saying the sounds; you, a slow shopkeeper, lay exactly what you hear. When the word comes out wrong, they find out why.

## What to do when they are stuck

Wait for five seconds. It is longer than you think. Then point to the first letters and start the sound together. If it is a tricky word, just say it, and go on with the story. A page on which you have stopped eleven times is not being read any more; take turns, sentence by sentence.

Please do not cover the picture. It is there to be enjoyed. Only do not let it do the reading: when a child says “horse” where it says *pony*, nod at the picture and put a finger under the *p*.

## How long each day

Ten minutes, at a time when both of you are in a fair mood. A child who reads for ten minutes every day and stops smiling is far ahead of one who reads for an hour on Sundays and cries. If it is going badly for weeks, ask the teacher, and have eyes and ears checked. Both are quick, and both are sometimes the whole answer.
`,
}
