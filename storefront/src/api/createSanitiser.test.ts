// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createSanitiser } from './createSanitiser.ts'

const { html, text } = createSanitiser(window)

test.each([
  ['<p onclick="steal()">Hello</p>', '<p>Hello</p>'],
  ['<p>Hello</p><script>steal()</script>', '<p>Hello</p>'],
  ['<a href="javascript:steal()">Read</a>', '<a>Read</a>'],
  ['<img src="/a.svg" onerror="steal()" alt="A globe">', '<img alt="A globe" src="/a.svg">'],
  ['<h2 style="position:fixed" id="root" class="x">Title</h2>', '<h2>Title</h2>'],
  ['<form action="/login"><input name="password"></form><p>Text</p>', '<p>Text</p>'],
  ['<style>body { display: none }</style><p>Text</p>', '<p>Text</p>'],
  [
    '<p>See:</p><iframe src="https://films.example/embed/7" onload="steal()"></iframe>',
    '<p>See:</p><a href="https://films.example/embed/7">Open this at films.example</a>',
  ],
  [
    '<iframe src="https://films.example/7" title="How maps are drawn"></iframe>',
    '<a href="https://films.example/7">How maps are drawn (films.example)</a>',
  ],
  [
    '<template><iframe src="https://films.example/7"></iframe></template><p>Text</p>',
    '<p>Text</p>',
  ],
  ['<p>Text</p><iframe src="/films/7"></iframe>', '<p>Text</p>'],
  ['<p>Text</p><iframe src="javascript:steal()"></iframe>', '<p>Text</p>'],
  ['<p>Text</p><iframe srcdoc="<b>steal</b>"></iframe>', '<p>Text</p>'],
])('%s becomes $1', (source, expected) => {
  const clean = html(source)
  expect(sorted(clean)).toBe(sorted(expected))
})

test.each([
  ['//films.example/7', 'https://films.example/7', 'films.example'],
  ['/films/7', 'https://blog.example/films/7', 'blog.example'],
])('of another blog, the frame of %s becomes a link to %s', (source, address, host) => {
  const { html: ofBlog } = createSanitiser(window, 'https://blog.example')
  expect(ofBlog(`<iframe src="${source}"></iframe>`)).toBe(
    `<a href="${address}">Open this at ${host}</a>`,
  )
})

test('a title loses its tags, and its entities become characters', () => {
  expect(text('Tom &amp; <em>Ada</em>&#8217;s caf&eacute;')).toBe('Tom & Ada’s café')
})

/** The order of attributes does not matter. */
function sorted(source: string): string {
  const template = document.createElement('template')
  template.innerHTML = source
  for (const element of template.content.querySelectorAll('*')) {
    const attributes = [...element.attributes].toSorted((a, b) => a.name.localeCompare(b.name))
    for (const { name } of attributes) element.removeAttribute(name)
    for (const { name, value } of attributes) element.setAttribute(name, value)
  }
  return template.innerHTML
}
