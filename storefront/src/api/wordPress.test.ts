// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { createSanitiser } from './createSanitiser.ts'
import { readCategory, readPost, type WordPressPost } from './wordPress.ts'

const sanitiser = createSanitiser(window)

const whole: WordPressPost = {
  slug: 'maps-in-the-kitchen',
  title: { rendered: 'Maps &#038; atlases' },
  excerpt: { rendered: '<p>Draw the way to school [&hellip;]</p>\n' },
  content: { rendered: `<p>${'word '.repeat(600)}</p>` },
  date_gmt: '2026-11-03T10:00:00',
  meta: { reading_minutes: 7 },
  _embedded: {
    author: [{ name: 'Ada &amp; team' }],
    'wp:featuredmedia': [
      {
        source_url: 'https://blog.example/wp-content/uploads/map.jpg',
        mime_type: 'image/jpeg',
        alt_text: 'A map',
        media_details: {
          width: 1600,
          height: 1000,
          sizes: {
            large: { source_url: 'https://blog.example/map-1024.jpg', width: 1024, height: 640 },
          },
        },
      },
    ],
    'wp:term': [[{ id: 3, slug: 'science-maths', name: 'Science &amp; Maths' }], []],
  },
}

/** The whole post with another value for one of its embedded parts. */
function withParts(parts: WordPressPost['_embedded']): WordPressPost {
  return { ...whole, _embedded: { ...whole._embedded, ...parts } }
}

/** What WordPress answers in place of a part that the visitor may not see. */
const denied = { code: 'rest_forbidden', message: 'Sorry.', data: { status: 403 } }

test('a post that has everything is read whole', () => {
  const post = readPost(whole, sanitiser)
  expect(post).toMatchObject({
    slug: 'maps-in-the-kitchen',
    title: 'Maps & atlases',
    excerpt: 'Draw the way to school…',
    date: '2026-11-03',
    author: 'Ada & team',
    category: { slug: 'science-maths', name: 'Science & Maths' },
    minutes: 7,
    picture: {
      url: 'https://blog.example/wp-content/uploads/map.jpg',
      width: 1600,
      height: 1000,
      alt: 'A map',
    },
    preview: { url: 'https://blog.example/map-1024.jpg', width: 1024, height: 640 },
  })
})

describe('a post is shown with what it has', () => {
  test.each<[string, WordPressPost, object]>([
    ['no parts at all', { ...whole, _embedded: {} }, { author: 'Stemside', category: undefined }],
    ['an error in place of the author', withParts({ author: [denied] }), { author: 'Stemside' }],
    ['no category', withParts({ 'wp:term': [] }), { category: undefined }],
    ['an empty list of categories', withParts({ 'wp:term': [[]] }), { category: undefined }],
    [
      'an error in place of a category',
      withParts({ 'wp:term': [[denied]] }),
      { category: undefined },
    ],
    ['an empty meta, which is a list', { ...whole, meta: [] }, { minutes: 3 }],
    ['no meta', { slug: 'a', title: { rendered: 'A' } }, { minutes: 1, html: '', excerpt: '' }],
    [
      'a picture of unknown size',
      withParts({ 'wp:featuredmedia': [{ source_url: '/a.jpg' }] }),
      { picture: { url: '/a.jpg', width: 1200, height: 900, alt: '' } },
    ],
  ])('with %s', (_what, wire, expected) => {
    expect(readPost(wire, sanitiser)).toMatchObject(expected)
  })

  test.each<[string, WordPressPost['_embedded']]>([
    ['no picture', {}],
    ['an error in place of the picture', { 'wp:featuredmedia': [denied] }],
  ])('without its picture if there is %s', (_what, parts) => {
    const { 'wp:featuredmedia': _media, ...rest } = whole._embedded ?? {}
    const post = readPost({ ...whole, _embedded: { ...rest, ...parts } }, sanitiser)
    expect(post?.title).toBe('Maps & atlases')
    expect(post).not.toHaveProperty('picture')
    expect(post).not.toHaveProperty('preview')
  })

  test('without a preview of a drawing, and with the picture itself if there are no sizes', () => {
    const media = { source_url: '/a.svg', media_details: { width: 1200, height: 630 } }
    const read = (type: string) =>
      readPost(withParts({ 'wp:featuredmedia': [{ ...media, mime_type: type }] }), sanitiser)
    expect(read('image/svg+xml')).not.toHaveProperty('preview')
    expect(read('image/png')?.preview).toEqual({ url: '/a.svg', width: 1200, height: 630 })
  })
})

test.each([
  ['without an address', { title: { rendered: 'A title' } }],
  ['without a title', { slug: 'a', title: { rendered: ' ' } }],
])('a post %s is left out', (_what, wire) => {
  expect(readPost(wire, sanitiser)).toBeUndefined()
})

test.each([
  ['<p>[gallery ids="1,2"]Look</p>', '<p>Look</p>'],
  [
    '[caption id="a" width="300"]<img src="/a.jpg" alt="A map">A map[/caption]',
    '<img src="/a.jpg" alt="A map">A map',
  ],
  ['[embed]https://films.example/7[/embed]', 'https://films.example/7'],
  ['<p>It was a "lense" [sic] [1]</p>', '<p>It was a "lense" [sic] [1]</p>'],
])('of %s, shortcodes are left out', (rendered, expected) => {
  expect(readPost({ ...whole, content: { rendered } }, sanitiser)?.html).toBe(expected)
})

test('the name of a category is decoded once; an error object is no category', () => {
  const term = { slug: 'a', name: 'Tom &amp;amp; Ada' }
  expect(readCategory(term, sanitiser)).toEqual({ slug: 'a', name: 'Tom &amp; Ada' })
  expect(readCategory(denied, sanitiser)).toBeUndefined()
})
