/** What a list shows of a blog post. All texts are plain text. */
export interface PostSummary {
  readonly slug: string
  readonly title: string
  /** One or two sentences. */
  readonly excerpt: string
  /** ISO date, such as 2026-11-03. */
  readonly date: string
  readonly author: string
  /** Its first category; absent if it has none. */
  readonly category?: PostCategory | undefined
  /** Reading time. */
  readonly minutes: number
  readonly picture?: PostPicture | undefined
}

export interface PostCategory {
  readonly slug: string
  readonly name: string
}

/** A picture of the blog service. Sizes in CSS px. */
export interface PostPicture {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: string
}
