import { soldSkus, type SoldSku } from '@stemside/rules'
import { beforeAll, describe, expect, it } from 'vitest'
import { ratingOf } from '../commerce/Rating/index.ts'
import { stars } from '../commerce/Reviews/index.ts'
import type { ProductWords } from '../commerce/words.ts'
import { shopStarCounts } from './reviews.ts'
import { shelf } from './shelf.ts'
import { loadWords } from './words.ts'

const loaded = new Map<SoldSku, ProductWords>()

beforeAll(async () => {
  for (const sku of soldSkus) loaded.set(sku, await loadWords(sku))
})

function wordsOf(sku: SoldSku): ProductWords {
  const words = loaded.get(sku)
  if (words === undefined) throw new Error(`no words for ${sku}`)
  return words
}

/** Every piece of a product's running text. */
function proseOf(sku: SoldSku): readonly string[] {
  const words = wordsOf(sku)
  return [
    shelf[sku].line,
    words.description,
    words.shortDescription,
    words.cartLine,
    words.safety,
    ...words.features.flatMap(({ heading, text }) => [heading, text]),
    ...words.pictures.map(({ alt }) => alt),
  ]
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+/).map((sentence) => sentence.toLowerCase().replace(/[.!?]$/, ''))
}

describe('each product', () => {
  it.each(soldSkus)('%s has words of its own, of sensible length', (sku) => {
    const words = wordsOf(sku)
    expect(words.sku).toBe(sku)
    expect(words.ages).toEqual(shelf[sku].ages)
    expect(words.description.length).toBeGreaterThan(120)
    expect(words.description.length).toBeLessThan(320)
    expect(words.shortDescription).toMatch(/^.{30,110}\.$/)
    expect(words.cartLine).toMatch(/^.{10,48}[^.]$/)
    expect(words.tag ?? '').toMatch(/^.{0,26}$/)
    expect(words.features).toHaveLength(3)
    expect(words.inTheBox.length).toBeGreaterThan(0)
    for (const { alt } of words.pictures) expect(alt).toMatch(/^.{30,200}$/)
  })
})

describe('what buyers gave (§1.12)', () => {
  it('stands with every product that has a page, and comes to the claim of all pages', () => {
    const sum = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 }
    for (const sku of soldSkus) {
      const counts = wordsOf(sku).starCounts
      if (counts !== undefined) for (const star of stars) sum[star] += counts[star]
    }
    expect(sum).toEqual(shopStarCounts)
    expect(ratingOf(sum)).toEqual({ value: 4.85, count: 35_500 })
  })

  it('is a mean to two decimals', () => {
    expect(ratingOf({ 5: 2, 4: 0, 3: 0, 2: 1, 1: 0 })).toEqual({ value: 4, count: 3 })
    expect(ratingOf({ 5: 1, 4: 2, 3: 0, 2: 0, 1: 0 })).toEqual({ value: 4.33, count: 3 })
  })
})

describe('the shelf', () => {
  it('has no words for what is not sold', () => {
    const files = import.meta.glob('/ui/src/content/products/*.ts')
    expect(Object.keys(files).toSorted()).toEqual(
      soldSkus.map((sku) => `/ui/src/content/products/${sku}.ts`).toSorted(),
    )
  })

  it('shows its pictures on alternate sides', () => {
    const sides = soldSkus.map((sku) => wordsOf(sku).side)
    expect(sides).toEqual(soldSkus.map((_, index) => (index % 2 === 0 ? 'left' : 'right')))
  })

  it('says on Orboot and Tacto, and nowhere else, that the device is not included', () => {
    const noted = soldSkus.filter((sku) => wordsOf(sku).deviceNote !== undefined)
    expect(noted).toEqual(soldSkus.filter((sku) => /^(orboot|tacto)/.test(sku)))
  })

  it('names devices for everything but paper and cardboard', () => {
    const without = soldSkus.filter((sku) => wordsOf(sku).devices === undefined)
    expect(without).toEqual(soldSkus.filter((sku) => sku.startsWith('dabble_')))
  })

  it('never says the same sentence of two products, nor twice of one', () => {
    const seen = new Map<string, SoldSku>()
    const repeated = soldSkus.flatMap((sku) =>
      proseOf(sku)
        .flatMap(sentencesOf)
        .flatMap((sentence) => {
          const first = seen.get(sentence)
          seen.set(sentence, sku)
          return first === undefined ? [] : [`${first}, ${sku}: ${sentence}`]
        }),
    )
    expect(repeated).toEqual([])
  })

  it('keeps the globes to what the specification promises of them', () => {
    expect(proseOf('orboot').join(' ')).toMatch(/400 world wonders/)
    expect(proseOf('orboot_dinos').join(' ')).toMatch(/more than fifty dinosaurs/)
    expect(proseOf('orboot_mars').join(' ')).toMatch(/missions to fly and rovers to drive/)
  })
})
