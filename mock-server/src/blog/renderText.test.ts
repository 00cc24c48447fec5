import { expect, test } from 'vitest'
import { renderText } from './renderText.ts'

test('renderText renders headings, lists, tables and links of Markdown', () => {
  const html = renderText(
    '## Rain\n\n1. *One*\n2. [Two](/shop)\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
  )
  expect(html).toContain('<h2>Rain</h2>')
  expect(html).toContain('<li><em>One</em></li>')
  expect(html).toContain('<a href="/shop">Two</a>')
  expect(html).toContain('<td>2</td>')
})

test.each([
  ['a script with its content', 'Hello <script>steal()</script>world', '<p>Hello world</p>'],
  ['a handler', '<p onclick="steal()">Hello</p>', '<p>Hello</p>'],
  ['a link that runs code', '[Hello](javascript:steal())', '<p><a>Hello</a></p>'],
  ['a link that inherits the protocol', '<a href="//elsewhere.example">Hello</a>', '<a>Hello</a>'],
  ['a style', '<p style="position:fixed">Hello</p>', '<p>Hello</p>'],
  ['a frame', 'Hello <iframe src="https://elsewhere.example"></iframe>', '<p>Hello </p>'],
  ['a picture', '![Hello](https://elsewhere.example/x.png)', '<p></p>'],
])('renderText drops %s', (_what, markdown, html) => {
  expect(renderText(markdown).replaceAll('\n', '')).toContain(html)
})
