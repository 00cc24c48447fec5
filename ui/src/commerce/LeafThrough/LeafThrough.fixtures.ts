import { squareOf } from '../../content/pictures.ts'
import type { BookPage } from './LeafThrough.tsx'

/** Three pages of an e-storybook. */
export const somePages: readonly [BookPage, BookPage, BookPage] = [
  {
    text: 'Every night, when the last light had gone out of the forest of Oko, something began to hum.',
    picture: {
      picture: squareOf('whos_the_monster_in_oko'),
      alt: 'A shy violet monster with one great eye stands among pines that rise from an open book',
    },
  },
  {
    text: 'It was a low hum, like a bee in a jar, or a kettle that is thinking about boiling. It came from behind the seven pines. And nobody, nobody at all, knew what it was.',
  },
  { text: 'So if something hums tonight where you are, you know what it is.' },
]
