import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.join(import.meta.dirname, 'pictures')

/* Everybody who clones the repository loads them all, and each intended change of a look adds new ones to its history. */
test('the stored pictures are few and small enough for the repository', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.webp'))
    .map((file) => statSync(path.join(folder, file)).size)
  const bytes = files.reduce((sum, size) => sum + size, 0)
  expect(files.length).toBeGreaterThan(300)
  expect(files.length, 'pictures').toBeLessThanOrEqual(650)
  expect(bytes / 1_000_000, 'megabytes').toBeLessThanOrEqual(25)
})
