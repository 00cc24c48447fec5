// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { plainPage } from './pages.ts'

const module = '<script type="module" src="/entry.js"></script>'

test('tags inside a template are moved into the head, and inline scripts are removed', () => {
  const page = plainPage(
    `<head><script>hold()</script></head><body><p>Toys</p><script type="application/json">{}</script><template><link rel="stylesheet" href="/rest.css">${module}</template></body>`,
  )
  const { head, body } = new DOMParser().parseFromString(page, 'text/html')
  expect(head.innerHTML).toBe(`<link rel="stylesheet" href="/rest.css">${module}`)
  expect(body.textContent).toContain('Toys')
  expect(body.querySelector('[type="application/json"]')).not.toBeNull()
})

test('a page without a module script throws', () => {
  expect(() => plainPage('<p>Toys</p>')).toThrow('no module script')
})
