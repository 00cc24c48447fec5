import type { WirePost } from '@stemside/rules/contract'
import { authors } from './authors.ts'
import { categories, type Category } from './categories.ts'
import { posts } from './posts/index.ts'
import { readingMinutes } from './readingMinutes.ts'
import { renderText } from './renderText.ts'
import type { Drawing, Post, ShopPicture } from './types.ts'

/** Each post's HTML, rendered when it is first asked for. */
const rendered = new Map<Post, string>()

/** A post in the shape of WordPress's REST API, with `_embedded` parts if `_embed` asks for them. */
export function postToWire(post: Post, withParts: boolean): WirePost {
  const terms = post.categories.flatMap((slug) => categories.filter((term) => term.slug === slug))
  return {
    id: post.id,
    date: post.date,
    date_gmt: post.date,
    modified: post.date,
    slug: post.slug,
    status: 'publish',
    type: 'post',
    link: `/blog/${post.slug}`,
    title: { rendered: post.title },
    content: { rendered: htmlOf(post), protected: false },
    excerpt: { rendered: `<p>${post.excerpt}</p>`, protected: false },
    author: authorsOf(post)[0]?.id ?? 0,
    featured_media: mediaId(post),
    categories: terms.map(({ id }) => id),
    tags: [],
    meta: { reading_minutes: readingMinutes(post.text) },
    ...(withParts ? { _embedded: partsOf(post, terms) } : {}),
  }
}

function partsOf(post: Post, terms: readonly Category[]): NonNullable<WirePost['_embedded']> {
  return {
    author: authorsOf(post),
    'wp:featuredmedia': [{ id: mediaId(post), media_type: 'image', ...mediaOf(post.picture) }],
    'wp:term': [
      terms.map(({ id, name, slug }) => ({
        id,
        name,
        slug,
        link: `/blog?category=${slug}`,
        taxonomy: 'category',
      })),
      [],
    ],
  }
}

function htmlOf(post: Post): string {
  const html = rendered.get(post) ?? renderText(post.text)
  rendered.set(post, html)
  return html
}

function authorsOf(post: Post) {
  return authors
    .filter(({ slug }) => slug === post.author)
    .map(({ id, name, slug }) => ({ id, name, slug, link: '/blog' }))
}

const uploads = '/wp-content/uploads'

/** For a picture of the shop, `slug` is its name in `ui/art`: by it a page finds all sizes. */
function mediaOf(picture: Drawing | ShopPicture) {
  if ('svg' in picture) {
    const { file, alt, width, height } = picture
    return {
      slug: file.replace(/\.svg$/, ''),
      alt_text: alt,
      mime_type: 'image/svg+xml',
      source_url: `${uploads}/${file}`,
      media_details: { width, height },
    }
  }
  return {
    slug: picture.name,
    alt_text: picture.alt,
    mime_type: 'image/webp',
    source_url: `${uploads}/${picture.name}.webp`,
    media_details: {
      width: 1200,
      height: 900,
      sizes: { social: { source_url: `/previews/${picture.name}.jpg` } },
    },
  }
}

/** Pictures have ids of their own, beside those of posts. */
function mediaId({ id }: Post): number {
  return 1000 + id
}

export function categoryToWire({ id, name, slug, description }: Category) {
  return {
    id,
    count: posts.filter((post) => post.categories.includes(slug)).length,
    description,
    link: `/blog?category=${slug}`,
    name,
    slug,
    taxonomy: 'category' as const,
    parent: 0,
  }
}
