import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { folderAddress, movedTo } from '../.storybook/folderAddress.ts'

test.each([
  ['https://example.com', 'https://example.com/'],
  ['https://example.com/some/path', 'https://example.com/some/path/'],
  ['http://localhost:8080/stories/', 'http://localhost:8080/stories/'],
  ['https://example.com/stories/?', 'https://example.com/stories/'],
  ['example.com/stories', undefined],
  ['ftp://example.com/stories', undefined],
  ['https://example.com/?path=/story/core-button--playground', undefined],
  ['https://example.com/#top', undefined],
])('the folder of %s is %s', (given, folder) => {
  expect(folderAddress(given)).toBe(folder)
})

test('a link to the published Storybook keeps page and world', () => {
  const query = '?path=/docs/core-button--docs&globals=country:IN;scheme:dark'
  expect(movedTo('https://example.com/stories/', `http://localhost:6006/${query}`)).toBe(
    `https://example.com/stories/${query}`,
  )
})

test('Storybook refuses a malformed address in one sentence', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', '.storybook/main.ts'],
    {
      cwd: path.resolve(import.meta.dirname, '..'),
      encoding: 'utf8',
      env: { ...process.env, STORYBOOK_PUBLISHED_AT: 'example.com/stories' },
    },
  )
  expect(status).toBe(1)
  expect(stderr).toBe(
    'STORYBOOK_PUBLISHED_AT must be the address of a folder, such as https://example.com/stories/; it is "example.com/stories".\n',
  )
})
