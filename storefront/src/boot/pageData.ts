import type { Seed } from '../state/seed.ts'

/* Elements that the build adds to a page (`Document`), and the data in them, as JSON. Hydration starts from it. */

/** The id of the element that loads the shop's script. */
export const script = 'shop'

/** The id of the script element that carries the seed. */
export const seedElement = 'seed'

/** The id of the script element that carries the page's texts (`pageWithContent`). */
export const contentElement = 'content'

/** JSON without `<`, so that no text in it can end the script element. */
export function writeJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}

/** The seed of this page, or undefined in development, where pages are not prerendered. */
export function readSeed(document: Document): Seed | undefined {
  const seed = readJson(document, seedElement)
  return isSeed(seed) ? seed : undefined
}

/** The texts of this page, for its route's `load`; undefined if the page has none. */
export function readContent(document: Document): unknown {
  return readJson(document, contentElement)
}

function readJson(document: Document, id: string): unknown {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : undefined
}

/** The same build wrote the seed, so checking that it exists is enough. */
function isSeed(value: unknown): value is Seed {
  return typeof value === 'object' && value !== null && 'priceList' in value
}
