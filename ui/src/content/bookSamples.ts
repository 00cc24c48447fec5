import type { SoldSku } from '@stemside/rules'
import winds from '../../art/storybooks/a_map_of_all_the_winds.svg?no-inline'
import comet from '../../art/storybooks/the_comet_who_was_late.svg?no-inline'
import monster from '../../art/storybooks/whos_the_monster_in_oko.svg?no-inline'

/** The drawing on a page of a book. */
export interface BookDrawing {
  readonly src: string
  readonly alt: string
}

/** The drawings of all pages of a book are in one file, each seen alone through its view. */
export const pageOf = (file: string, page: number) => `${file}#page-${page}`

/** The first pages of an e-storybook, free to read before buying. */
export interface BookSample {
  readonly sku: SoldSku
  /** What the story is about, in one or two sentences. */
  readonly about: string
  /** What the picture of the first page shows. */
  readonly alt: string
  readonly pages: readonly [string, string, string]
  /** The drawings of the second and the third page. */
  readonly drawings: readonly [BookDrawing, BookDrawing]
}

/** The pages of each e-storybook. */
export const bookLength = 12

/*
 * scripts/page-texts.test.ts compares the pages with those of mock-server/src/books, which has the whole books.
 */
export const bookSamples: readonly BookSample[] = [
  {
    sku: 'whos_the_monster_in_oko',
    about:
      'Something hums in the forest at night, and everybody knows better what it is. Only the smallest mouse goes and looks. For anyone who has ever been a little afraid of a noise.',
    alt: 'A shy violet monster with one great eye stands among pines that rise from an open book',
    pages: [
      'Every night, when the last light had gone out of the forest of Oko, something began to hum.',
      'It was a low hum, like a bee in a jar, or a kettle that is thinking about boiling. It came from behind the seven pines. And nobody, nobody at all, knew what it was.',
      '“It is a monster,” said the squirrel. “It has a hundred teeth, and it hums to sharpen them.” “How do you know?” asked the hedgehog. “I have not seen it,” said the squirrel. “That is how I know it is so terrible.”',
    ],
    drawings: [
      {
        src: pageOf(monster, 2),
        alt: 'Seven pines under a thin moon. Two humming lines of sound rise from behind them.',
      },
      {
        src: pageOf(monster, 3),
        alt: 'A squirrel tells a hedgehog of a monster: its bubble is full of sharp teeth and one eye.',
      },
    ],
  },
  {
    sku: 'the_comet_who_was_late',
    about:
      'A comet oversleeps by a hundred years and asks her way to the sun, planet by planet. A bedtime story in which everything about the planets is true.',
    alt: 'A smiling comet, a ringed planet, a pale moon and stars rise over dark hills from an open book',
    pages: [
      'Far out, where the sun is only the brightest of the stars, a small comet woke up, yawned, and looked at the time. She was a hundred years late.',
      '“Oh, my tail!” said the comet. She had none yet. Comets get their tails only near the sun, when its warmth blows dust and gas from their ice. Out here it was colder than any freezer in any kitchen, and she was a lump of dusty snow in a hurry.',
      '“Which way to the sun?” she asked Neptune. “Straight on,” said Neptune, who was blue and sleepy. “You cannot miss it. I go round it once in a hundred and sixty-five years, and I have never missed it yet.”',
    ],
    drawings: [
      {
        src: pageOf(comet, 2),
        alt: 'A lump of ice with a face shivers among the stars. It has no tail.',
      },
      {
        src: pageOf(comet, 3),
        alt: 'The little comet looks down on Neptune, blue, huge and half asleep.',
      },
    ],
  },
  {
    sku: 'a_map_of_all_the_winds',
    about:
      'A kite slips from a roof in Jaipur and is handed round the world from wind to wind, with a greeting in each place. A story to read with a map beside it.',
    alt: 'A kite of four colours with a tail of bows flies over a sailing boat and a whale on the blue waves of an open book',
    pages: [
      'On a roof in Jaipur, in January, when the whole sky is full of kites, a girl called Asha let go of a string. She did not mean to. The wind meant to.',
      'Up went the kite, red and yellow and green and blue, over the pink walls and out of the town. “Namaste,” said the people on the roofs, and waved. Asha ran to the edge and looked until it was a dot. Then she took a pencil and drew a line on a sheet of paper: this way.',
      'The first wind was dry and came down from the mountains. It carried the kite to the sea and gave it to the second, which smelled of salt and cloves. “Marhaba,” called the sailors of a wooden boat in the harbour of Muscat, and one of them tied a knot in its tail, for luck.',
    ],
    drawings: [
      {
        src: pageOf(winds, 2),
        alt: 'A kite of four colours flies off over the pink roofs of Jaipur, and a girl with long hair looks after it.',
      },
      {
        src: pageOf(winds, 3),
        alt: 'A wooden boat with white and coral sails on the sea, and the kite above it.',
      },
    ],
  },
]
