import {
  hero as orbootPicture,
  portrait as orbootPortrait,
} from '../../art/pictures/orboot/page.ts'
import {
  hero as countPicture,
  portrait as countPortrait,
} from '../../art/pictures/plugo_count/page.ts'
import {
  hero as chessPicture,
  portrait as chessPortrait,
} from '../../art/pictures/tacto_chess/page.ts'
import type { StoryWords } from '../commerce/words.ts'
import type { PictureSource } from '../core/Picture/index.ts'
import { words as orboot } from './products/orboot.ts'
import { words as count } from './products/plugo_count.ts'
import { words as chess } from './products/tacto_chess.ts'

/** A toy that the home page shows in a ProductCard. */
export interface Spotlight {
  readonly words: StoryWords
  /** A landscape picture. */
  readonly picture: PictureSource
  /** A portrait picture for narrow screens. */
  readonly portrait: PictureSource
}

/** One toy of each line. */
export const spotlights: readonly Spotlight[] = [
  { words: story(orboot, 'left'), picture: orbootPicture, portrait: orbootPortrait },
  { words: story(chess, 'right'), picture: chessPicture, portrait: chessPortrait },
  { words: story(count, 'left'), picture: countPicture, portrait: countPortrait },
]

/** Only the texts that a ProductCard shows, because the page embeds them as data. */
function story(
  { sku, tag, description, shortDescription, skills, ages }: StoryWords,
  side: StoryWords['side'],
): StoryWords {
  return {
    sku,
    side,
    tag,
    description,
    shortDescription,
    skills,
    ages,
  }
}
