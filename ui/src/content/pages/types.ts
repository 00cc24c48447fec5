/** A link within the shop, or `mailto:`. */
export interface PageLink {
  readonly label: string
  readonly href: string
}

/** Title without the store's name, description and keywords of a page (§2.18). */
export interface PageMetaWords {
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
}

/** A part of a page under a heading of its own. */
export interface TextSection {
  /** The anchor: `/privacy#cookies`. */
  readonly id: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Short items below the paragraphs. */
  readonly points?: readonly string[]
  readonly table?: TextTable
  readonly links?: readonly PageLink[]
}

export interface TextTable {
  readonly caption: string
  readonly head: readonly string[]
  /** Each as long as `head`. The first cell names the row. */
  readonly rows: readonly (readonly string[])[]
}

/** A page of running text. Pages with parts of their own extend it. */
export interface TextPage {
  readonly meta: PageMetaWords
  readonly heading: string
  /** One or two sentences below the heading. */
  readonly lead: string
  readonly sections: readonly TextSection[]
}

/** A page of running text that says when it changed. */
export interface DatedPage extends TextPage {
  /** ISO date of the last change of this text. */
  readonly changedOn: string
}
