/** A post as its author writes it. `wordPress.ts` turns it into WordPress's shape. */
export interface Post {
  readonly id: number
  readonly slug: string
  /** ISO 8601 without zone, UTC, as WordPress has it. */
  readonly date: string
  readonly title: string
  /** One or two sentences of plain text. */
  readonly excerpt: string
  readonly author: AuthorSlug
  /** The first is the one that a card shows. */
  readonly categories: readonly [CategorySlug, ...CategorySlug[]]
  readonly picture: Drawing | ShopPicture
  /** Markdown, 500 to 900 words. `renderText.ts` turns it into HTML. */
  readonly text: string
}

/** A drawing that belongs to the post. */
export interface Drawing {
  /** Below /wp-content/uploads. */
  readonly file: `${string}.svg`
  readonly svg: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** A picture of the shop: the hero in `ui/art/pictures/<name>`, 1200 × 900. */
export interface ShopPicture {
  readonly name: string
  readonly alt: string
  /** What the studio is to take for this post. Until then the shop's picture stands in its place. */
  readonly wish?: string
}

export type CategorySlug =
  | 'earth-and-space'
  | 'maths-and-games'
  | 'life-on-earth'
  | 'making-and-coding'
  | 'words'
  | 'at-home'
  | 'in-the-classroom'

/** Authors are desks of the team, never invented people. */
export type AuthorSlug = 'workshop' | 'classroom' | 'kitchen-table'
