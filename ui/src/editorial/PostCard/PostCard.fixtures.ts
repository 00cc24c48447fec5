import { square as orboot } from '../../../art/pictures/orboot/square.ts'
import { square as plugoCount } from '../../../art/pictures/plugo_count/square.ts'
import { square as tactoChess } from '../../../art/pictures/tacto_chess/square.ts'
import type { PictureSource } from '../../core/Picture/index.ts'
import type { PostPicture, PostSummary } from './post.ts'

/** The blog service has pictures of its own; the stories show the shop's. */
function pictureOf({ sources, width, height }: PictureSource): PostPicture | undefined {
  const url = sources.at(-1)?.srcset.at(-1)?.url
  return url === undefined ? undefined : { url, width, height, alt: 'A toy on a coloured stage.' }
}

const geography = { slug: 'geography', name: 'Geography' }
const maths = { slug: 'maths', name: 'Maths' }

export const samplePosts = [
  {
    slug: 'noon-in-dubai',
    title: 'Noon in Dubai, breakfast in Toronto',
    excerpt:
      'A lamp, a globe and twenty minutes: how a class of eight-year-olds found out why clocks differ.',
    date: '2026-11-03',
    author: 'The Stemside workshop',
    category: geography,
    minutes: 4,
    picture: pictureOf(orboot),
  },
  {
    slug: 'seeing-four',
    title: 'Seeing four without counting',
    excerpt: 'Small numbers are seen, not counted. Dominoes train the eye for it.',
    date: '2026-10-20',
    author: 'The Stemside workshop',
    category: maths,
    minutes: 3,
    picture: pictureOf(plugoCount),
  },
  {
    slug: 'the-knight-first',
    title: 'Teach the knight first, and let the queen wait for a week or two',
    excerpt: 'Beginners love the queen and lose with her. Start where the board is small.',
    date: '2026-10-06',
    author: 'The Stemside workshop',
    category: { slug: 'games', name: 'Games' },
    minutes: 6,
    picture: pictureOf(tactoChess),
  },
] as const satisfies readonly PostSummary[]

/** All but the first one. */
export const otherPosts = samplePosts.slice(1)

export const sampleCategories = [
  geography,
  maths,
  { slug: 'games', name: 'Games' },
  { slug: 'at-school', name: 'At school' },
] as const
