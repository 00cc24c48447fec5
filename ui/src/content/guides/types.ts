import type { ShelfLine } from '@stemside/rules'
import type { FinderWords } from '../../commerce/ToyFinder/index.ts'
import type { Feature, ShownPicture } from '../../commerce/words.ts'

/** A moment of play: a picture and what happens in it. */
export interface Moment extends Feature {
  readonly shown: ShownPicture
}

/** The texts of a product line's page, besides its head: `/orboot`. */
export interface LineGuide {
  readonly line: ShelfLine
  readonly inUse: {
    readonly heading: string
    readonly text: string
    readonly moments: readonly [Moment, Moment, Moment]
  }
  /** Which toy for which child. */
  readonly finder: Pick<FinderWords, 'why'> & { readonly heading: string; readonly text: string }
  /** What every kit plugs into. */
  readonly gamepad?: {
    readonly heading: string
    readonly text: string
    readonly shown: ShownPicture
    readonly points: readonly Feature[]
  }
  readonly toysHeading: string
  readonly sets: { readonly heading: string; readonly text: string }
}
