/** What a list shows of a blog post. All texts are plain text. */
export interface PostSummary {
  readonly slug: string
  readonly title: string
  /** One or two sentences; empty if it has none. */
  readonly excerpt: string
  /** ISO date, such as 2026-11-03. */
  readonly date?: string | undefined
  readonly author?: string | undefined
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

/** A picture of the blog service. */
export interface PostPicture {
  readonly url: string
  /** In px, as `height`. Absent if the blog does not know its size: the picture is then cropped to 4:3. */
  readonly width?: number
  readonly height?: number
  readonly alt: string
  /** Smaller versions, as `srcset` names them. */
  readonly srcSet?: string
}
