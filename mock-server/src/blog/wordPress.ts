import type { WirePost } from '@stemside/rules/contract'
import { categories, type Category } from './categories.ts'
import { posts } from './posts/index.ts'
import type { Post } from './types.ts'

const author = { id: 1, name: 'The Stemside workshop', slug: 'workshop', link: '/blog' }

/** A post in the shape of WordPress's REST API, with `_embedded` parts where `_embed` asks for them. */
export function postToWire(post: Post, withParts: boolean): WirePost {
  const terms = categories.filter(({ slug }) => post.categories.includes(slug))
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
    content: { rendered: post.content, protected: false },
    excerpt: { rendered: `<p>${post.excerpt}</p>`, protected: false },
    author: author.id,
    featured_media: mediaId(post),
    categories: terms.map(({ id }) => id),
    tags: [],
    ...(withParts ? { _embedded: partsOf(post, terms) } : {}),
  }
}

function partsOf(post: Post, terms: readonly Category[]): NonNullable<WirePost['_embedded']> {
  const { file, width, height, alt } = post.picture
  return {
    author: [author],
    'wp:featuredmedia': [
      {
        id: mediaId(post),
        alt_text: alt,
        media_type: 'image',
        mime_type: 'image/svg+xml',
        source_url: `/wp-content/uploads/${file}`,
        media_details: { width, height },
      },
    ],
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
