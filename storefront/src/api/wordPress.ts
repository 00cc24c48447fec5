import type { PostCategory, PostPicture, PostSummary } from '@stemside/ui/editorial/PostCard'
import type { Post } from '@stemside/ui/screens/PostScreen'
import type { Sanitiser } from './createSanitiser.ts'
import { dayAt, listAt, numberAt, objectAt, textAt, valueAt, type Path } from './valueAt.ts'

/*
 * Reads what WordPress's REST API answers (§7.18). A post may lack any part, and plugins answer what they like: an
 * error object in place of a picture, `false` for an address, a list in place of an empty object. So each value is read
 * by its path, and counts only if it is of the right kind. The shop shows what is there.
 */

/** A post for a list; undefined without the two things that it cannot be shown without: its address and its title. */
export function readSummary(wire: unknown, sanitiser: Sanitiser): PostSummary | undefined {
  const slug = slugIn(wire)
  const title = plainAt(wire, ['title', 'rendered'], sanitiser)
  if (slug === undefined || title === undefined) return undefined
  return {
    slug,
    title,
    excerpt: excerptOf(wire, sanitiser),
    date: dayAt(wire, ['date_gmt']) ?? dayAt(wire, ['date']),
    author: plainAt(wire, ['_embedded', 'author', 0, 'name'], sanitiser),
    category: readCategory(firstCategoryOf(wire), sanitiser),
    minutes: numberAt(wire, ['meta', 'reading_minutes']) ?? minutesOf(contentOf(wire)),
    picture: pictureOf(mediaOf(wire), sanitiser),
  }
}

/** A whole post; undefined as for `readSummary`. */
export function readPost(wire: unknown, sanitiser: Sanitiser): Post | undefined {
  const summary = readSummary(wire, sanitiser)
  return (
    summary && {
      ...summary,
      preview: summary.picture && previewOf(mediaOf(wire), sanitiser),
      html: sanitiser.html(contentOf(wire)),
    }
  )
}

/** A category; undefined for what is none, such as an error object. */
export function readCategory(
  wire: unknown,
  sanitiser: Pick<Sanitiser, 'text'>,
): PostCategory | undefined {
  const slug = slugIn(wire)
  const name = plainAt(wire, ['name'], sanitiser)
  return slug === undefined || name === undefined ? undefined : { slug, name }
}

/** `wp:term` has a list for each taxonomy that the visitor may read: categories, tags and others. */
function firstCategoryOf(wire: unknown): unknown {
  const terms = listAt(wire, ['_embedded', 'wp:term']).flatMap((list) => listAt(list, []))
  return terms.find((term) => textAt(term, ['taxonomy']) === 'category')
}

/** WordPress shortens an excerpt and then writes "[…]". */
function excerptOf(wire: unknown, { text }: Sanitiser): string {
  const source = withoutShortcodes(textAt(wire, ['excerpt', 'rendered']) ?? '')
  return text(source).replace(/\s*\[…\]$/, '…')
}

function contentOf(wire: unknown): string {
  return withoutShortcodes(textAt(wire, ['content', 'rendered']) ?? '')
}

/** What an adult reads in a minute, as `mock-server/src/blog/readingMinutes.ts` counts. */
const wordsPerMinute = 200

function minutesOf(html: string): number {
  const words = html.replace(/<[^<>]*>/g, ' ').match(/\S+/g) ?? []
  return Math.max(1, Math.round(words.length / wordsPerMinute))
}

function mediaOf(wire: unknown): unknown {
  return valueAt(wire, ['_embedded', 'wp:featuredmedia', 0])
}

function pictureOf(media: unknown, { address }: Sanitiser): PostPicture | undefined {
  const url = address(textAt(media, ['source_url']))
  if (url === undefined) return undefined
  const size = sizeAt(media, ['media_details'])
  return { url, ...size, alt: textAt(media, ['alt_text']) ?? '', ...srcSetOf(media, address) }
}

/** The picture's smaller versions, among which browsers choose. Cropped ones, such as thumbnails, are left out. */
function srcSetOf(media: unknown, address: Sanitiser['address']): Pick<PostPicture, 'srcSet'> {
  const whole = sizeAt(media, ['media_details'])
  const versions = Object.values(objectAt(media, ['media_details', 'sizes'])).flatMap((version) => {
    const url = address(textAt(version, ['source_url']))
    const size = sizeAt(version, [])
    return url !== undefined && size && whole && isAlike(size, whole) ? [{ url, ...size }] : []
  })
  if (whole === undefined || versions.length === 0) return {}
  const all = [...versions, { url: address(textAt(media, ['source_url'])), ...whole }]
  return { srcSet: all.map(({ url, width }) => `${url} ${width}w`).join(', ') }
}

interface Size {
  readonly width: number
  readonly height: number
}

function isAlike(one: Size, other: Size): boolean {
  return Math.abs(one.width / one.height - other.width / other.height) < 0.02
}

/** The picture for link previews. A drawing needs its `social` version, because few services show drawings. */
function previewOf(media: unknown, { address }: Sanitiser): Post['preview'] {
  // The shop's own version for previews.
  const social = address(textAt(media, ['media_details', 'sizes', 'social', 'source_url']))
  if (social !== undefined) return { url: social, width: 1200, height: 630 }
  if (textAt(media, ['mime_type']) === 'image/svg+xml') return undefined
  const large = valueAt(media, ['media_details', 'sizes', 'large'])
  const versions = [
    { url: address(textAt(large, ['source_url'])), size: sizeAt(large, []) },
    { url: address(textAt(media, ['source_url'])), size: sizeAt(media, ['media_details']) },
  ]
  for (const { url, size } of versions) if (url !== undefined && size) return { url, ...size }
  return undefined
}

/**
 * WordPress replaces shortcodes by what they stand for. Those of a plugin that is gone stay in the text: `[gallery
 * ids="1,2"]`, `[caption]…[/caption]`. The text between an opening and a closing one stays. So do words in brackets, such as [sic].
 */
function withoutShortcodes(source: string): string {
  const closed = new Set(Array.from(source.matchAll(/\[\/([\w-]{1,60})\]/g), ([, name]) => name))
  return source.replace(
    /\[\/?([\w-]{1,60})((?:\s[^[\]<]{0,500})?)\/?\]/g,
    (code, name: string, values: string) =>
      closed.has(name) || /=|:\/\//.test(values) ? '' : code,
  )
}

/** A text without tags and entities; undefined if it is empty. */
function plainAt(
  value: unknown,
  path: Path,
  { text }: Pick<Sanitiser, 'text'>,
): string | undefined {
  const source = textAt(value, path)
  return source === undefined ? undefined : text(source) || undefined
}

function sizeAt(value: unknown, path: Path): Size | undefined {
  const width = numberAt(value, [...path, 'width'])
  const height = numberAt(value, [...path, 'height'])
  return width === undefined || height === undefined ? undefined : { width, height }
}

/** A slug that can stand in an address of the shop: the build makes folders of slugs. */
function slugIn(wire: unknown): string | undefined {
  const slug = textAt(wire, ['slug'])
  return slug !== undefined && /^[^\s/?#\\]+$/.test(slug) && !/^\.+$/.test(slug) ? slug : undefined
}
