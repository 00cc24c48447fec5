import { storeName } from '@stemside/rules'
import { absoluteUrl, siteOrigin } from './site.ts'

/** The picture of a page's link preview. */
export interface Preview {
  /** A file of `ui/art/brand/previews`, by its URL: `/previews/globe.jpg`. Pictures of the blog have any address. */
  readonly picture: string
  /** In px. @default 1200 */
  readonly width?: number
  /** In px. @default 630 */
  readonly height?: number
  /** What the picture shows. */
  readonly alt: string
}

/** The page's metadata for search engines and link previews. */
export interface PageMeta {
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  /**
   * Its path without query, for canonical link and previews; undefined if the prerendered page is sent for several
   * addresses, so that it cannot name one.
   */
  readonly path: string | undefined
  /** @default the shop's globe */
  readonly preview?: Preview
  /** Pages that belong to one shopper stay out of indexes. */
  readonly isPrivate?: boolean
  /** JSON-LD. */
  readonly structured?: readonly object[]
}

export const shopPreview: Preview = {
  picture: '/previews/globe.jpg',
  alt: 'A globe with animals and landmarks that stand up on it.',
}

/** React moves these elements into the document's head, on the server and in the browser. */
export function PageHead({
  title,
  description,
  keywords,
  path,
  preview = shopPreview,
  isPrivate,
  structured,
}: PageMeta) {
  const url = path === undefined ? undefined : siteOrigin + path
  const picture = absoluteUrl(preview.picture)
  const full = title.includes(storeName) ? title : `${title} · ${storeName}`
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(', ')} />
      {url !== undefined && <link rel="canonical" href={url} />}
      {isPrivate === true && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={storeName} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      {url !== undefined && <meta property="og:url" content={url} />}
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={String(preview.width ?? 1200)} />
      <meta property="og:image:height" content={String(preview.height ?? 630)} />
      <meta property="og:image:alt" content={preview.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={full} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={preview.alt} />
      {structured?.map((entry) => (
        <script
          key={JSON.stringify(entry)}
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: JSON.stringify(entry).replaceAll('<', String.raw`\u003c`),
          }}
        />
      ))}
    </>
  )
}
