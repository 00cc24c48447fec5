import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { posts } from '../mock-server/src/blog/posts/index.ts'

const pictures = path.resolve(import.meta.dirname, '../ui/art/pictures')

test('every picture of the shop that a blog post names is in ui/art', () => {
  const names = posts.flatMap(({ picture }) => ('name' in picture ? [picture.name] : []))
  expect(names.length).toBeGreaterThan(20)
  const missing = names.filter(
    (name) => !existsSync(path.join(pictures, name, `${name}-hero-1200.webp`)),
  )
  expect(missing).toEqual([])
})
