/** A post as its author writes it. `wordPress.ts` turns it into WordPress's shape. */
export interface Post {
  readonly id: number
  readonly slug: string
  /** ISO 8601 without zone, UTC, as WordPress has it. */
  readonly date: string
  readonly title: string
  /** One or two sentences of plain text. */
  readonly excerpt: string
  /** HTML. */
  readonly content: string
  readonly categories: readonly CategorySlug[]
  readonly picture: Picture
}

export interface Picture {
  /** Below /wp-content/uploads. */
  readonly file: `${string}.svg`
  readonly svg: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

export type CategorySlug = 'space-science' | 'maths' | 'life-on-earth'
