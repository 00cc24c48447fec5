import type { Ages, Category, CountryCode, MinorUnits, Sku, SoldSku } from '@stemside/rules'
import type { PictureSource } from '../core/Picture/index.ts'
import type { StarCounts } from './Reviews/index.ts'

/** The grounds that products stand on: one for each product line, as the tokens name them. */
export const hues = ['orboot', 'tacto', 'plugo', 'bundle', 'storybook', 'dabble', 'gift'] as const
export type Hue = (typeof hues)[number]

/** What a shelf card says of a product: light enough for every page to carry all of them. */
export interface ShelfWords {
  /** The line's name above the product's: "Orboot". */
  readonly kicker: string
  /** The product's own short name: "Earth". */
  readonly title: string
  /** One line on what the child does with it. */
  readonly line: string
  readonly ages: Ages
  readonly categories: readonly Category[]
}

/** What a card shows of a product beside its offer. */
export interface CardContent {
  readonly words: ShelfWords
  readonly picture: PictureSource
}

/** Cards by sku; a screen leaves out the products that have none. */
export type Cards = Readonly<Record<Sku, CardContent>>

/** A thing found in the box. */
export interface BoxItem {
  readonly name: string
  /** How many; 1 where absent. */
  readonly count?: number
}

export interface Feature {
  readonly heading: string
  readonly text: string
}

/** A picture with what it shows, for those who do not see it. */
export interface ShownPicture {
  readonly picture: PictureSource
  /** The same scene composed for phones. */
  readonly portrait?: PictureSource
  readonly alt: string
}

/** A story that the globe can tell besides its own. Shown, not sold. */
export interface Storyboard {
  readonly name: string
  /** Address of its cover, 4:5. */
  readonly cover: string
  /** In minor units. */
  readonly prices: Readonly<Record<CountryCode, MinorUnits>>
}

/**
 * Everything a product page says. Source: specification §3, "Product catalogue entry"; the names
 * there are in brackets.
 */
export interface ProductWords {
  readonly sku: SoldSku
  /** The picture's side in a wide story of the product (containerType). */
  readonly side: 'left' | 'right'
  readonly hue: Hue
  /** A short claim on a label: "Start here" (tag). */
  readonly tag?: string
  /** Two or three sentences (description). */
  readonly description: string
  /** The same for a phone, in one sentence (description_mob). */
  readonly shortDescription: string
  /** What is practised: "Geography", "Curiosity" (iconDesc). */
  readonly skills: readonly string[]
  /** (ageType) */
  readonly ages: Ages
  /** That the device is not included; Orboot and Tacto only (deviceText). */
  readonly deviceNote?: string
  /** One short line in the cart (cartDesc). */
  readonly cartLine: string
  /** What its reviews gave (rating and reviews count); absent while it has none. */
  readonly starCounts?: StarCounts
  /** Orboot Earth's ten story add-ons. */
  readonly storyboards?: readonly Storyboard[]
  readonly features: readonly Feature[]
  readonly inTheBox: readonly BoxItem[]
  readonly safety: string
  /** Devices that run its app; absent where none is needed. */
  readonly devices?: string
  /** The first is what the page opens with; square. */
  readonly pictures: readonly [ShownPicture, ...ShownPicture[]]
}

/** What a product's story across a page says of it. */
export type StoryWords = Pick<
  ProductWords,
  'sku' | 'side' | 'tag' | 'description' | 'shortDescription' | 'skills' | 'ages'
>
