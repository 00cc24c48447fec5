import { storeName } from '@stemside/rules'
import type { PostCategory } from '@stemside/ui/editorial/PostCard'
import type { Post } from '@stemside/ui/screens/PostScreen'
import type { Sanitiser } from './createSanitiser.ts'

/*
 * Reads what WordPress's REST API answers (§7.18). A post may lack any part, or have an error object in its place: a
 * picture that was deleted, an author who left. The shop shows what is there.
 */

interface Rendered {
  readonly rendered?: string
}

/** A part of a post. An error object in its place has a code and nothing else that we read. */
interface Part {
  readonly code?: string
}

/** A picture as WordPress stored it. */
interface Media extends Part {
  readonly source_url?: string
  readonly mime_type?: string
  readonly alt_text?: string
  readonly media_details?: Size & { readonly sizes?: Readonly<Record<string, Size>> }
}

interface Size {
  readonly source_url?: string
  readonly width?: number
  readonly height?: number
}

/** A category. */
export interface Term extends Part {
  readonly id?: number
  readonly slug?: string
  readonly name?: string
  /** How many posts it has; absent in a post's own categories. */
  readonly count?: number
}

export interface WordPressPost {
  readonly slug?: string
  readonly title?: Rendered
  readonly excerpt?: Rendered
  readonly content?: Rendered
  readonly date?: string
  readonly date_gmt?: string
  /** The shop's own field. An empty `meta` is a list. */
  readonly meta?: { readonly reading_minutes?: number } | readonly never[]
  readonly _embedded?: {
    readonly author?: readonly (Part & { readonly name?: string })[]
    readonly 'wp:featuredmedia'?: readonly Media[]
    readonly 'wp:term'?: readonly (readonly Term[])[]
  }
}

/** What an adult reads in a minute, as `mock-server/src/blog/readingMinutes.ts` counts. */
const wordsPerMinute = 200

/** A post; undefined without the two things that it cannot be shown without: its address and its title. */
export function readPost(wire: WordPressPost, sanitiser: Sanitiser): Post | undefined {
  const { slug, _embedded: parts } = wire
  const title = sanitiser.text(wire.title?.rendered ?? '')
  if (slug === undefined || title === '') return undefined
  const [media] = parts?.['wp:featuredmedia'] ?? []
  const [term] = parts?.['wp:term']?.[0] ?? []
  const source = withoutShortcodes(wire.content?.rendered ?? '')
  const preview = media && previewOf(media)
  return {
    slug,
    title,
    excerpt: excerptOf(wire.excerpt?.rendered ?? '', sanitiser),
    date: (wire.date_gmt ?? wire.date ?? '').slice(0, 10),
    author: sanitiser.text(parts?.author?.[0]?.name ?? '') || storeName,
    category: term && readCategory(term, sanitiser),
    minutes: minutesOf(wire, source, sanitiser),
    ...pictureOf(media),
    ...(preview !== undefined && { preview }),
    html: sanitiser.html(source),
  }
}

/** A category; undefined for an error object. */
export function readCategory(
  { slug, name }: Term,
  { text }: Pick<Sanitiser, 'text'>,
): PostCategory | undefined {
  return slug === undefined || name === undefined ? undefined : { slug, name: text(name) }
}

/** WordPress ends an excerpt that it cut itself with "[…]". */
function excerptOf(source: string, { text }: Sanitiser): string {
  return text(withoutShortcodes(source)).replace(/\s*\[…\]$/, '…')
}

function minutesOf({ meta }: WordPressPost, source: string, { text }: Sanitiser): number {
  const stored = meta && 'reading_minutes' in meta ? meta.reading_minutes : undefined
  const words = () => text(source).split(/\s+/).filter(Boolean).length
  return stored ?? Math.max(1, Math.round(words() / wordsPerMinute))
}

/** A place of 4:3 is reserved for a picture whose size WordPress does not know. */
const usual = { width: 1200, height: 900 }

function pictureOf(media: Media | undefined): Pick<Post, 'picture'> {
  const url = media?.source_url
  if (url === undefined) return {}
  const { width, height } = media?.media_details ?? {}
  const size = width && height ? { width, height } : usual
  return { picture: { url, ...size, alt: media?.alt_text ?? '' } }
}

/** The picture for link previews. Drawings have none, because few services show them. */
function previewOf({ source_url: whole, mime_type: type, media_details: details }: Media) {
  const { social, large } = details?.sizes ?? {}
  const found = [social, large, { ...details, source_url: whole }].find((one) => one?.source_url)
  const { source_url: url, width, height } = found ?? {}
  if (url === undefined || !width || !height || type === 'image/svg+xml') return undefined
  return { url, width, height }
}

/**
 * WordPress replaces shortcodes by what they stand for. Those of a plugin that is gone stay in the text: `[gallery
 * ids="1,2"]`, `[caption]…[/caption]`. What stands between two stays; words in brackets, such as [sic], stay too.
 */
function withoutShortcodes(source: string): string {
  const closed = new Set(Array.from(source.matchAll(/\[\/([\w-]+)\]/g), ([, name]) => name))
  return source.replace(/\[\/?([\w-]+)((?:\s+[\w-]+=[^\]]*)?)\s*\/?\]/g, (code, name, values) =>
    closed.has(name) || values !== '' ? '' : code,
  )
}
