import * as z from 'zod/mini'
import { blogCalls } from './calls.ts'
import type { Endpoint } from './endpoint.ts'

const rendered = z.object({ rendered: z.string() })
const protectedText = z.object({ rendered: z.string(), protected: z.boolean() })
const term = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  link: z.string(),
  taxonomy: z.string(),
})
const author = z.object({ id: z.int(), name: z.string(), slug: z.string(), link: z.string() })
const media = z.object({
  id: z.int(),
  /** The name of a picture of the shop, if the post shows one. */
  slug: z.string(),
  alt_text: z.string(),
  media_type: z.literal('image'),
  mime_type: z.string(),
  source_url: z.string(),
  media_details: z.object({
    width: z.int(),
    height: z.int(),
    /** `social` is the version for link previews, 1200 × 630; drawings have none. */
    sizes: z.optional(z.object({ social: z.object({ source_url: z.string() }) })),
  }),
})

export const postSchema = z.object({
  id: z.int(),
  date: z.string(),
  date_gmt: z.string(),
  modified: z.string(),
  slug: z.string(),
  status: z.literal('publish'),
  type: z.literal('post'),
  link: z.string(),
  title: rendered,
  content: protectedText,
  excerpt: protectedText,
  author: z.int(),
  featured_media: z.int(),
  categories: z.array(z.int()),
  tags: z.array(z.int()),
  /** The shop's own field. WordPress keeps such fields in `meta`. */
  meta: z.object({ reading_minutes: z.int() }),
  _embedded: z.optional(
    z.object({
      author: z.array(author),
      'wp:featuredmedia': z.array(media),
      'wp:term': z.array(z.array(term)),
    }),
  ),
})

const categorySchema = z.object({
  id: z.int(),
  count: z.int(),
  description: z.string(),
  link: z.string(),
  name: z.string(),
  slug: z.string(),
  taxonomy: z.literal('category'),
  parent: z.int(),
})

/** A whole number in a query, where every value is text. */
const whole = (least: number, most: number) =>
  z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most))

/** The blog service, in the shapes of WordPress's REST API. Source: §7. */
export const blogEndpoints = {
  posts: {
    ...blogCalls.posts,
    summary: 'Posts, newest first, with x-wp-total and x-wp-totalpages.',
    query: z.object({
      slug: z.optional(z.string().check(z.maxLength(200))),
      search: z.optional(z.string().check(z.maxLength(200))),
      categories: z.optional(z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,20}$/))),
      per_page: z.optional(whole(1, 100)),
      page: z.optional(whole(1, 1_000_000)),
      _embed: z.optional(z.string()),
    }),
    response: z.array(postSchema),
  },
  categories: {
    ...blogCalls.categories,
    summary:
      'Categories, with how many posts each has. `hide_empty` leaves out those without posts.',
    query: z.object({
      per_page: z.optional(whole(1, 100)),
      hide_empty: z.optional(z.enum(['1', 'true'])),
    }),
    response: z.array(categorySchema),
  },
} as const satisfies Record<keyof typeof blogCalls, Endpoint>

export type WirePost = z.output<typeof postSchema>
export type WireCategory = z.output<typeof categorySchema>
