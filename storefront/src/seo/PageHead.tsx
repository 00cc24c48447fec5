import { siteOrigin, storeName } from './site.ts'

/** The page's metadata for search engines and link previews. */
export interface PageMeta {
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  /** Its path without query: the canonical link. */
  readonly path: string
  /** Absolute path of the preview picture. @default the shop's own */
  readonly picture?: string
  /** Pages that belong to one shopper stay out of indexes. */
  readonly isPrivate?: boolean
  /** JSON-LD. */
  readonly structured?: readonly object[]
}

/** React lifts these into the document's head, on the server and in the browser alike. */
export function PageHead({
  title,
  description,
  keywords,
  path,
  picture = '/preview.jpg',
  isPrivate,
  structured,
}: PageMeta) {
  const url = siteOrigin + path
  const full = title.includes(storeName) ? title : `${title} · ${storeName}`
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(', ')} />
      <link rel="canonical" href={url} />
      {isPrivate === true && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={storeName} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={siteOrigin + picture} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={full} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={siteOrigin + picture} />
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
