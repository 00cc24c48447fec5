import type { Coupon, PriceList, Sku } from '@stemside/rules'

/**
 * What a page is born with: everything of the store that its country's first paint shows. It is
 * embedded in the page as JSON, and hydration starts from exactly this.
 */
export interface Seed {
  readonly priceList: PriceList
  /** Units in stock; a sku without a limit is absent. */
  readonly stock: Readonly<Record<Sku, number>>
  /** The coupon that applies by itself in this country (specification §9). */
  readonly automaticCoupon?: Coupon
}

/** The id of the script element that carries the seed. */
export const seedElement = 'seed'

/** The id of the script element that carries what the page says (`withContent`). */
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

/** What this page says, for its route's `load`; undefined where it carries nothing. */
export function readContent(document: Document): unknown {
  return readJson(document, contentElement)
}

function readJson(document: Document, id: string): unknown {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : undefined
}

/** Its own build wrote it: that it is there is all there is to check. */
function isSeed(value: unknown): value is Seed {
  return typeof value === 'object' && value !== null && 'priceList' in value
}
