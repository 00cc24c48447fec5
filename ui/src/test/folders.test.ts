import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'

/* Checks that a component's folder has component, styles, variants if any, fixtures, stories, guide, tests and index.ts. */

const guides = import.meta.glob<string>('../*/*/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const stories = import.meta.glob<string>('../*/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sources = import.meta.glob<string>(['../*/*/*.{ts,tsx}', './*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const modules = import.meta.glob<Record<string, unknown>>('../**/*.{ts,tsx}')

/**
 * Folders of components. Other modules in them (`cx`, hooks) have no file with their folder's name.
 */
const homes = /^\.\.\/(?:core|forms|shell|banners|commerce|editorial|popups|screens|icons)\//u

const components = Object.keys(sources).flatMap((path) => {
  const [, home = '', folder, file] = /^(.*\/([^/]+))\/([^/]+)\.tsx$/u.exec(path) ?? []
  return homes.test(path) && folder !== undefined && folder === file
    ? [{ name: folder, path: `${home}/${folder}` }]
    : []
})

const titles = Object.values(stories).map((text) => /title: '([^']+)'/u.exec(text)?.[1])

describe.each(components)('$name', ({ name, path }) => {
  const story = stories[`${path}.stories.tsx`] ?? ''
  const guide = guides[`${path}.mdx`] ?? ''

  test('has a playground and a matrix story', () => {
    expect(story).toMatch(/export const Playground\b/u)
    expect(story).toMatch(/tags: \['matrix'/u)
  })

  test('uses its fixtures, if it has any, in its stories, and fixtures in its guide', () => {
    const hasFixtures = `${path}.fixtures.ts` in sources || `${path}.fixtures.tsx` in sources
    expect(story.includes(`from './${name}.fixtures.ts`)).toBe(hasFixtures)
    expect(!hasFixtures || /from '[^']+\.fixtures\.tsx?'/u.test(guide)).toBe(true)
  })

  test('has tests of its own, or plays in its stories', () => {
    expect(`${path}.test.tsx` in sources || /\bplay: async/u.test(story)).toBe(true)
  })

  test('has a guide with all sections', () => {
    for (const part of ['<Do', '<Dont', '## Accessibility', '## Props', '<Related'])
      expect(guide).toContain(part)
    expect(guide.includes('<Keys') || !/userEvent\.(?:click|keyboard|tab|type)/u.test(story)).toBe(
      true,
    )
  })

  test('has a guide that shows a do and a don’t as pictures', () => {
    for (const part of ['</Do>', '</Dont>']) expect(guide).toContain(part)
  })

  test('has a guide that imports only existing files', async () => {
    for (const [, shown] of guide.matchAll(/of=\{stories\.(\w+)\}/gu))
      expect(story).toMatch(new RegExp(`export const ${shown}\\b`, 'u'))
    // The titles in `When` and `Related`.
    for (const [, title] of guide.matchAll(/'([A-Z]\w+\/[^']+)'/gu)) expect(titles).toContain(title)
    for (const [, names = '', from = ''] of guide.matchAll(
      /^import \{ (.+) \} from '(\.[^']+\.tsx?)'$/gmu,
    )) {
      const module = await modules[resolve(path, from)]?.()
      expect(Object.keys(module ?? {})).toEqual(expect.arrayContaining(names.split(', ')))
    }
  })
})

/** The path of an import of the file at `path`, in the glob's format. */
function resolve(path: string, from: string): string {
  const file = posix.join('src/test', posix.dirname(path), from)
  return file.startsWith('src/test/')
    ? file.replace('src/test/', './')
    : file.replace('src/', '../')
}

test('every overlay has a story in Overlays.stories.tsx', () => {
  const overlays = components.filter(({ path }) =>
    /from '(?:@radix-ui\/|\.\.\/Modal\/|\.\.\/\.\.\/core\/(?:Dialog|Drawer|DropdownMenu)\/)/u.test(
      sources[`${path}.tsx`] ?? '',
    ),
  )
  const proven = sources['./Overlays.stories.tsx'] ?? ''
  const missing = overlays.filter(
    ({ name }) => !proven.includes(`export const ${name} = conforms(`),
  )
  expect(overlays).not.toEqual([])
  expect(missing).toEqual([])
})

test('every dialog and every menu is Radix’s (§2.61)', () => {
  const texts = Object.entries(sources)
  const own = texts.filter(([, text]) =>
    /<dialog\b|\bshowModal\(|<[a-z][^<>]*\brole="(?:alertdialog|dialog|menu)"/u.test(text),
  )
  expect(own.map(([path]) => path)).toEqual([])
  const packages = texts.flatMap(([, text]) =>
    [...text.matchAll(/from '(@radix-ui\/[^']+)'/gu)].map(([, name]) => name),
  )
  expect(new Set(packages)).toEqual(
    new Set(['@radix-ui/react-dialog', '@radix-ui/react-dropdown-menu']),
  )
})
