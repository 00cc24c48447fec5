import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import { listen } from '../src/http/listen.ts'

export interface BlogPost {
  readonly slug: string
  readonly title: { readonly rendered: string }
  /** The ids of its categories. */
  readonly categories: readonly number[]
  readonly [part: string]: unknown
}

/** A blog like WordPress's, on a host of its own. Browsers of other origins may read its answers, as WordPress allows. */
export interface WordPressBlog {
  readonly origin: string
  /** The posts that it serves, the newest first. */
  posts: readonly BlogPost[]
  /** If true, its calls answer 503 with an HTML page. */
  isDown: boolean
}

const terms = Array.from({ length: 14 }, (_, index) => ({
  id: index + 1,
  slug: `topic-${index + 1}`,
  name: index === 0 ? 'Science &amp; Maths' : `Topic ${index + 1}`,
  count: 1,
}))

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000"/></svg>'

/** Starts a blog, which ends with the test. */
export async function startBlog(
  postsAt: (origin: string) => readonly BlogPost[],
): Promise<WordPressBlog> {
  const server = createServer((request, response) => {
    const { pathname, searchParams: asked } = new URL(request.url ?? '/', blog.origin)
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
    response.setHeader('Access-Control-Expose-Headers', 'X-WP-Total, X-WP-TotalPages, Link')
    if (pathname.endsWith('.svg')) {
      response.setHeader('Content-Type', 'image/svg+xml').end(drawing)
      return
    }
    if (blog.isDown) {
      response.writeHead(503, { 'Content-Type': 'text/html' }).end('<h1>Maintenance</h1>')
      return
    }
    const [slug, term] = [asked.get('slug'), asked.get('categories')]
    const found = pathname.endsWith('/categories')
      ? terms
      : blog.posts.filter(
          (post) =>
            (slug === null || post.slug === slug) &&
            (term === null || post.categories.includes(Number(term))),
        )
    const [size, page] = [Number(asked.get('per_page') ?? 10), Number(asked.get('page') ?? 1)]
    response.setHeader('X-WP-TotalPages', Math.ceil(found.length / size))
    const shown = found.slice((page - 1) * size, page * size)
    response.setHeader('Content-Type', 'application/json')
    if (page > 1 && shown.length === 0) response.writeHead(400).end('{"code":"rest_post_invalid"}')
    else response.end(JSON.stringify(shown))
  })
  const blog: WordPressBlog = { origin: '', posts: [], isDown: false }
  const port = await listen(server, '127.0.0.1', 0)
  Object.assign(blog, { origin: `http://127.0.0.1:${port}` })
  blog.posts = postsAt(blog.origin)
  onTestFinished(() => void server.close())
  return blog
}
