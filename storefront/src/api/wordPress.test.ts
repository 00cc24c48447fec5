// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createSanitiser } from './createSanitiser.ts'
import { readCategory, readPost, readSummary } from './wordPress.ts'

/* Posts of another blog, as WordPress and its plugins answer them (§7.35). */

const blog = 'https://blog.example'
const sanitiser = createSanitiser(window, blog)

const uploads = `${blog}/wp-content/uploads`
const version = (width: number, height: number) => ({
  source_url: `${uploads}/map-${width}x${height}.jpg`,
  width,
  height,
})

const media = {
  source_url: `${uploads}/map.jpg`,
  mime_type: 'image/jpeg',
  alt_text: 'A map',
  media_details: {
    width: 1600,
    height: 1000,
    sizes: {
      thumbnail: version(150, 150),
      medium_large: version(768, 480),
      large: version(1024, 640),
    },
  },
}

const term = { id: 3, slug: 'science-maths', name: 'Science &amp; Maths', taxonomy: 'category' }

const parts = {
  author: [{ name: 'Ada &amp; team' }],
  'wp:featuredmedia': [media],
  'wp:term': [[term], []],
}

const whole = {
  slug: 'maps-in-the-kitchen',
  title: { rendered: 'Maps &#038; atlases' },
  excerpt: { rendered: '<p>Draw the way to school [&hellip;]</p>\n' },
  content: { rendered: `<p>${'word '.repeat(600)}</p>` },
  date_gmt: '2026-11-03T10:00:00',
  meta: { reading_minutes: 7 },
  _embedded: parts,
}

const read = (changes: object) => readPost({ ...whole, ...changes }, sanitiser)
const readWith = (changes: object) => read({ _embedded: { ...parts, ...changes } })
const readText = (rendered: string) => read({ content: { rendered } })?.html

/** What WordPress answers in place of a part that the visitor may not see. */
const denied = { code: 'rest_forbidden', message: 'Sorry.', data: { status: 403 } }

test('a post that has everything is read whole', () => {
  expect(read({})).toMatchObject({
    slug: 'maps-in-the-kitchen',
    title: 'Maps & atlases',
    excerpt: 'Draw the way to school…',
    date: '2026-11-03',
    author: 'Ada & team',
    category: { slug: 'science-maths', name: 'Science & Maths' },
    minutes: 7,
    picture: {
      url: `${uploads}/map.jpg`,
      width: 1600,
      height: 1000,
      alt: 'A map',
      srcSet: `${uploads}/map-768x480.jpg 768w, ${uploads}/map-1024x640.jpg 1024w, ${uploads}/map.jpg 1600w`,
    },
    preview: { url: `${uploads}/map-1024x640.jpg`, width: 1024, height: 640 },
  })
})

test('a post with nothing but address and title is read', () => {
  const post = readPost({ slug: 'a', title: { rendered: 'A' } }, sanitiser)
  expect(JSON.parse(JSON.stringify(post))).toEqual({
    slug: 'a',
    title: 'A',
    excerpt: '',
    minutes: 1,
    html: '',
  })
})

test.each([
  ['no address', { slug: undefined }],
  ['an empty address', { slug: '' }],
  ['no title', { title: { rendered: ' ' } }],
  ['a title that is no text', { title: { rendered: false } }],
])('a post with %s is left out', (_what, changes) => {
  expect(read(changes)).toBeUndefined()
})

test.each(['..', '.', '../checkout', 'a/b', 'a\\b', 'a?b', 'a#b', 'a b'])(
  'the slug %j is no address of the shop, so its post and its category are left out',
  (slug) => {
    expect(read({ slug })).toBeUndefined()
    expect(readCategory({ ...term, slug }, sanitiser)).toBeUndefined()
  },
)

test('a slug in another script stays as WordPress writes it', () => {
  expect(read({ slug: '%e0%a4%97%e0%a5%8d%e0%a4%b0%e0%a4%b9' })?.slug).toMatch(/^%e0/)
})

test.each([
  ['no parts', {}],
  ['an empty list', { author: [] }],
  ['an error in its place', { author: [denied] }],
])('with %s for the author, the post has none', (_what, embedded) => {
  expect(read({ _embedded: embedded })).toMatchObject({
    author: undefined,
    title: 'Maps & atlases',
  })
})

test.each([
  ['no list', undefined],
  ['no lists', []],
  ['an empty list', [[]]],
  ['an error in place of a category', [[denied]]],
  ['an error in place of the categories', [denied, []]],
  ['only tags, because visitors may not read categories', [[{ ...term, taxonomy: 'post_tag' }]]],
  ['a category without a name', [[{ ...term, name: '' }]]],
])('with %s in wp:term, the post has no category', (_what, terms) => {
  expect(readWith({ 'wp:term': terms })).toMatchObject({
    category: undefined,
    title: 'Maps & atlases',
  })
})

test.each([
  ['no picture', undefined],
  ['an empty list', []],
  ['an error in its place', [denied]],
  ['a picture whose file is gone', [{ ...media, source_url: false }]],
])('with %s in wp:featuredmedia, the post has no picture', (_what, list) => {
  expect(readWith({ 'wp:featuredmedia': list })).toMatchObject({
    picture: undefined,
    preview: undefined,
    title: 'Maps & atlases',
  })
})

test.each([
  ['no details', undefined, undefined],
  ['empty details, which are a list', [], undefined],
  ['a size of zero', { width: 0, height: 0 }, undefined],
  ['no sizes', { width: 1600, height: 1000 }, { url: media.source_url, width: 1600, height: 1000 }],
  [
    'empty sizes, which are a list',
    { width: 1600, height: 1000, sizes: [] },
    { url: media.source_url, width: 1600, height: 1000 },
  ],
])('a picture with %s has no smaller versions', (_what, details, preview) => {
  const post = readWith({ 'wp:featuredmedia': [{ ...media, media_details: details }] })
  expect(post?.picture).toEqual({
    url: media.source_url,
    alt: 'A map',
    ...(preview && { width: 1600, height: 1000 }),
  })
  expect(post?.preview).toEqual(preview)
})

test('a drawing without a version for previews has no preview', () => {
  const drawing = { ...media, mime_type: 'image/svg+xml' }
  expect(readWith({ 'wp:featuredmedia': [drawing] })?.preview).toBeUndefined()
})

test('the shop’s own version for previews needs no size', () => {
  const sizes = { social: { source_url: '/previews/globe.jpg' } }
  const own = { ...media, media_details: { width: 1200, height: 900, sizes } }
  const post = { ...whole, _embedded: { 'wp:featuredmedia': [own] } }
  expect(readPost(post, createSanitiser(window))).toMatchObject({
    picture: { width: 1200, height: 900 },
    preview: { url: '/previews/globe.jpg', width: 1200, height: 630 },
  })
})

test.each([
  [{ date_gmt: '', date: '2026-11-04T01:00:00' }, '2026-11-04'],
  [{ date_gmt: '0000-00-00T00:00:00', date: undefined }, undefined],
  [{ date_gmt: undefined }, undefined],
])('with %j the date of the post is %s', (dates, day) => {
  expect(read(dates)?.date).toBe(day)
})

test.each([[[]], [{}], [undefined], [{ reading_minutes: 0 }], [{ reading_minutes: '7' }]])(
  'with the meta %j the words of its text are counted',
  (meta) => {
    expect(read({ meta })?.minutes).toBe(3)
  },
)

test.each([
  ['<p>[gallery ids="1,2"]Look</p>', '<p>Look</p>'],
  [
    `[caption id="a" width="300"]<img src="${uploads}/a.jpg">A map[/caption]`,
    `<img src="${uploads}/a.jpg">A map`,
  ],
  ['[embed]https://films.example/7[/embed]', 'https://films.example/7'],
  ['<p>[youtube https://films.example/7]</p>', '<p></p>'],
  ['<p>It was a "lense" [sic] [1]</p>', '<p>It was a "lense" [sic] [1]</p>'],
  ['<p>[x y=1</p><p>Kept text</p><p>see [1]</p>', '<p>[x y=1</p><p>Kept text</p><p>see [1]</p>'],
])('of %s, only shortcodes are left out', (rendered, expected) => {
  expect(readText(rendered)).toBe(expected)
})

test('a text of 200 KB of broken shortcodes is kept whole', () => {
  const rendered = '[a b= '.repeat(34_000)
  expect(readText(rendered)?.length).toBe(rendered.length)
})

test('addresses in a text belong to the blog’s host', () => {
  expect(readText('<a href="/about/">About</a><img src="wp-content/a.jpg">')).toBe(
    `<a href="${blog}/about/">About</a><img src="${blog}/wp-content/a.jpg">`,
  )
  expect(readText('<a href="//other.example/a">Other</a>')).toBe(
    '<a href="https://other.example/a">Other</a>',
  )
  expect(readText('<a href="#note-1">1</a>')).toBe('<a>1</a>')
  const relative = { ...media, source_url: '/wp-content/uploads/map.jpg' }
  expect(readWith({ 'wp:featuredmedia': [relative] })?.picture?.url).toBe(media.source_url)
})

test('a list reads posts without their texts', () => {
  expect(readSummary(whole, sanitiser)).not.toHaveProperty('html')
})

test('the name of a category is decoded once; an error object is no category', () => {
  const twice = { ...term, name: 'Tom &amp;amp; Ada' }
  expect(readCategory(twice, sanitiser)).toEqual({ slug: 'science-maths', name: 'Tom &amp; Ada' })
  expect(readCategory(denied, sanitiser)).toBeUndefined()
})
