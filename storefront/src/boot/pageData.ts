import type { Seed } from '../state/seed.ts'

/*
 * The data that the build embeds in a page as JSON (`Document`), and that hydration starts from.
 */

/** The id of the script element that carries the seed. */
export const seedElement = 'seed'

/** The id of the script element that carries the page's words (`withContent`). */
export const contentElement = 'content'

/** Data as it stands in a page: JSON in which no sequence can end the script element. */
export function writeJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}

/** The seed of this page, or undefined in development, where pages are not prerendered. */
export function readSeed(document: Document): Seed | undefined {
  const seed = readJson(document, seedElement)
  return isSeed(seed) ? seed : undefined
}

/** The words of this page, for its route's `load`; undefined where the page carries none. */
export function readContent(document: Document): unknown {
  return readJson(document, contentElement)
}

function readJson(document: Document, id: string): unknown {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : undefined
}

/** The same build wrote it, so it is enough to check that it is there. */
function isSeed(value: unknown): value is Seed {
  return typeof value === 'object' && value !== null && 'priceList' in value
}
