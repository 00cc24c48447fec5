import type { Ages, Category, CountryCode, MinorUnits, Sku, SoldSku } from '@stemside/rules'
import type { PictureSource } from '../core/Picture/index.ts'
import type { StarCounts } from './Reviews/index.ts'

/** The background colours of products, one for each product line; token names. */
export const hues = ['orboot', 'tacto', 'plugo', 'bundle', 'storybook', 'dabble', 'gift'] as const
export type Hue = (typeof hues)[number]

/** The short texts of a product's card. Every page loads those of all products. */
export interface ShelfWords {
  /** The line's name above the product's: "Orboot". */
  readonly kicker: string
  /** The product's own short name: "Earth". */
  readonly title: string
  /** One line about what the child does with it. */
  readonly line: string
  readonly ages: Ages
  readonly categories: readonly Category[]
}

/** The content of a product's card, besides its offer. */
export interface CardContent {
  readonly words: ShelfWords
  readonly picture: PictureSource
  /** The mean and the number of its ratings. @default no ratings yet */
  readonly rating?: { readonly value: number; readonly count: number }
}

/** Cards by sku. Screens leave out products without a card. */
export type Cards = Readonly<Record<Sku, CardContent>>

/** An item in the box. */
export interface BoxItem {
  readonly name: string
  /** How many. @default 1 */
  readonly count?: number
}

/** A skill that a toy practises, and the icon that stands beside it. */
export interface Skill {
  readonly name: string
  /** The icon's path, from `skillDrawings`. */
  readonly drawing: string
}

export interface Feature {
  readonly heading: string
  /** The view of the toy beside it. @default the toy from lower down */
  readonly shows?: keyof Views
  readonly text: string
}

/** A picture with its alt text. */
export interface ShownPicture {
  readonly picture: PictureSource
  /** A version for phones. */
  readonly portrait?: PictureSource
  readonly alt: string
}

/**
 * The screen in a child's hands, the toy in use, the box with its contents laid out, the toy beside
 * something known.
 */
export type Views = Readonly<Partial<Record<'hands' | 'play' | 'box' | 'size', ShownPicture>>>

/** A story add-on for the globe. It is shown, but not sold. */
export interface Storyboard {
  readonly name: string
  /** URL of its cover, 4:5. */
  readonly cover: string
  /** In minor units. */
  readonly prices: Readonly<Record<CountryCode, MinorUnits>>
}

/**
 * All texts of a product's page. Source: specification §3, "Product catalogue entry"; its names are
 * in brackets. Its cartDesc is in `content/cartLines.ts`.
 */
export interface ProductWords {
  readonly sku: SoldSku
  /** The picture's side in a ProductCard (containerType). */
  readonly side: 'left' | 'right'
  readonly hue: Hue
  /** A short claim on a label: "Start here" (tag). */
  readonly tag: string
  /** Two or three sentences (description). */
  readonly description: string
  /** The description for a phone, in one sentence (description_mob). */
  readonly shortDescription: string
  /** The skills that are practised: "Geography", "Curiosity" (iconDesc). */
  readonly skills: readonly Skill[]
  /** The ages that it is for (ageType). */
  readonly ages: Ages
  /** Says that the device is not included; only for Orboot and Tacto (deviceText). */
  readonly deviceNote?: string
  /** The star counts of its reviews (rating and reviews count). @default no reviews yet */
  readonly starCounts?: StarCounts
  /** Orboot Earth's ten story add-ons. */
  readonly storyboards?: readonly Storyboard[]
  readonly features: readonly Feature[]
  readonly inTheBox: readonly BoxItem[]
  readonly safety: string
  /** The devices that its app runs on. @default no device needed */
  readonly devices?: string
  /** The pictures; the first is square and is the largest of the first view. */
  readonly pictures: readonly [ShownPicture, ...ShownPicture[]]
  /** The pictures that the gallery and the middle of the page share. @default none yet */
  readonly views?: Views
  /** How big it is, in centimetres and inches, beside something known. @default nothing to measure */
  readonly size?: string
}

/** The texts of a ProductCard. */
export type StoryWords = Pick<
  ProductWords,
  'sku' | 'side' | 'tag' | 'description' | 'shortDescription' | 'skills' | 'ages'
>
