import type { Meta } from '@storybook/react-vite'
import { expect, test } from 'vitest'

/* Checks the pages of `.storybook/foundations`, which nothing else loads. */

const pages = import.meta.glob<string>('../../../.storybook/foundations/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const stories = import.meta.glob<{ default: Meta }>('../*/*/*.stories.tsx', { eager: true })

const titleOf = (page: string) => /<Meta title="([^"]+)" \/>/u.exec(page)?.[1] ?? ''
const titles = new Set([
  ...Object.values(pages).map(titleOf),
  ...Object.values(stories).map((module) => module.default.title),
])

test.each(Object.values(pages).map((page) => [titleOf(page), page]))(
  '%s links only to existing pages',
  (title, page) => {
    expect(title).toMatch(/^Foundations\//u)
    const linked = Array.from(page.matchAll(/<Related to=\{\[(.*?)\]\}/gsu)).flatMap(
      ([, list = '']) => Array.from(list.matchAll(/'([^']+)'/gu), ([, to = '']) => to),
    )
    expect(linked.filter((to) => !titles.has(to))).toEqual([])
  },
)
