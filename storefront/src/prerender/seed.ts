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

/** The seed as it stands in a page: JSON in which no sequence can end the script element. */
export function writeSeed(seed: Seed): string {
  return JSON.stringify(seed).replaceAll('<', String.raw`\u003c`)
}

/** The seed of this page, or undefined in development, where pages are not prerendered. */
export function readSeed(document: Document): Seed | undefined {
  const text = document.getElementById(seedElement)?.textContent
  const seed: unknown = text ? JSON.parse(text) : undefined
  return isSeed(seed) ? seed : undefined
}

/** Its own build wrote it: that it is there is all there is to check. */
function isSeed(value: unknown): value is Seed {
  return typeof value === 'object' && value !== null && 'priceList' in value
}
