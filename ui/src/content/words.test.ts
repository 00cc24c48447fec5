import { hasOwnPage, products, soldSkus, type SoldSku } from '@stemside/rules'
import { beforeAll, describe, expect, it } from 'vitest'
import { manifest } from '../../art/manifest.ts'
import { galleryKinds } from '../../art/picture.ts'
import { galleryOf } from '../commerce/ProductGallery/galleryOf.ts'
import { ratingOf } from '../commerce/Rating/index.ts'
import { stars } from '../commerce/Reviews/index.ts'
import type { ProductWords } from '../commerce/words.ts'
import { cartLineOf } from './cartLines.ts'
import { reviewsOf, shopReviews, shopStarCounts } from './reviews.ts'
import { shelf } from './shelf.ts'
import { toyStarCounts } from './toyStarCounts.ts'
import { loadWords } from './words.ts'

const loaded = new Map<SoldSku, ProductWords>()

beforeAll(async () => {
  await Promise.all(soldSkus.map(async (sku) => loaded.set(sku, await loadWords(sku))))
})

function wordsOf(sku: SoldSku): ProductWords {
  const words = loaded.get(sku)
  if (words === undefined) throw new Error(`no words for ${sku}`)
  return words
}

function ownReviewsOf(sku: SoldSku) {
  return reviewsOf(sku).filter(({ of }) => 'sku' in of)
}

/** All running texts of a product. */
function proseOf(sku: SoldSku): readonly string[] {
  const words = wordsOf(sku)
  return [
    shelf[sku].line,
    words.tag,
    words.description,
    words.shortDescription,
    cartLineOf(sku) ?? '',
    words.safety,
    ...(words.size === undefined ? [] : [words.size]),
    ...words.features.flatMap(({ heading, text }) => [heading, text]),
    ...words.pictures.map(({ alt }) => alt),
    ...Object.values(words.views ?? {}).map(({ alt }) => alt),
  ]
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+/).map((sentence) => sentence.toLowerCase().replace(/[.!?]$/, ''))
}

describe('each product', () => {
  it.each(soldSkus)('%s has texts of its own, of sensible length (§3.18)', (sku) => {
    const words = wordsOf(sku)
    expect(words.sku).toBe(sku)
    expect(words.ages).toEqual(shelf[sku].ages)
    expect(words.description.length).toBeGreaterThan(120)
    expect(words.description.length).toBeLessThan(320)
    expect(words.shortDescription).toMatch(/^.{30,110}\.$/)
    expect(cartLineOf(sku)).toMatch(/^.{10,48}[^.]$/)
    expect(words.tag).toMatch(/^.{8,26}$/)
    expect(words.safety).toMatch(/^.{30,260}\.$/)
    for (const { alt } of [...words.pictures, ...Object.values(words.views ?? {})])
      expect(alt).toMatch(/^.{30,200}$/)
  })

  it.each(soldSkus)('%s has a card line that fits two lines of a card', (sku) => {
    expect(shelf[sku].line).toMatch(/^.{12,50}[^.]$/)
  })

  it.each(soldSkus)('%s has a skills line of two or three skills', (sku) => {
    const skills = wordsOf(sku).skills.map(({ name }) => name)
    expect([2, 3]).toContain(skills.length)
    expect(skills.join(' · ').length).toBeLessThanOrEqual(56)
    for (const skill of skills) expect(skill).toMatch(/^[A-Z][a-zA-Z ]{2,21}$/)
  })

  it.each(soldSkus)(
    '%s shows a view that it has, and no view twice, beside its features',
    (sku) => {
      const { features, views = {} } = wordsOf(sku)
      const shown = features.flatMap(({ shows }) => shows ?? [])
      expect(shown.filter((view) => views[view] === undefined)).toEqual([])
      expect(new Set(shown).size).toBe(shown.length)
    },
  )

  it.each(soldSkus)('%s has three features of a heading and a sentence or two', (sku) => {
    const { features } = wordsOf(sku)
    expect(features).toHaveLength(3)
    for (const { heading, text } of features) {
      expect(heading).toMatch(/^.{4,34}[^.]$/)
      expect(text).toMatch(/^.{40,170}[.?!]$/)
    }
  })

  it.each(soldSkus)('%s names what is in the box, with whole counts', (sku) => {
    const { inTheBox } = wordsOf(sku)
    expect(inTheBox.length).toBeGreaterThan(1)
    for (const { name, count = 1 } of inTheBox) {
      expect(name).toMatch(/^[A-Z].{2,54}[^.]$/)
      expect(Number.isInteger(count) && count > 0).toBe(true)
    }
  })

  it.each(soldSkus)('%s does not shout, claim awards, or use American spelling (§1.15)', (sku) => {
    const said = [...proseOf(sku), ...wordsOf(sku).skills.map(({ name }) => name)].join(' ')
    expect(said).not.toMatch(/!|\b[A-Z]{6,}\b/)
    expect(said).not.toMatch(/award|certif|patent|best[- ]sell|world.s best/i)
    expect(said).not.toMatch(/\b(color|favorite|center|gray|math|meter|liter|organiz\w+)\b/i)
  })
})

const isStorybook = (sku: SoldSku) => shelf[sku].kicker === 'E-storybook'

/** A bundle is boxes of other toys, and an e-storybook is read on a screen. */
const isThing = (sku: SoldSku) => shelf[sku].kicker !== 'Bundle' && !isStorybook(sku)

/** A pack also shows the gallery pictures of its toys. */
const isToy = (sku: SoldSku) => products[sku].kind !== 'bundle'

const renderedOf = (sku: SoldSku) =>
  manifest
    .filter(({ name }) => name === sku)
    .flatMap(({ kind }) => galleryKinds.filter((known) => known === kind))

describe('the pictures of a product page', () => {
  it.each(soldSkus.filter(isThing))('%s has its size in centimetres', (sku) => {
    expect(wordsOf(sku).size).toMatch(/^.{40,140}\.$/)
  })

  it.each(soldSkus.filter((sku) => !isThing(sku)))(
    '%s, a set or a storybook, has no size',
    (sku) => {
      expect(wordsOf(sku).size).toBeUndefined()
    },
  )

  it.each(soldSkus)('%s shows every rendered picture of its gallery', (sku) => {
    expect(Object.keys(wordsOf(sku).views ?? {})).toEqual(expect.arrayContaining(renderedOf(sku)))
  })

  it.each(soldSkus.filter(isToy))('%s shows no gallery picture of another product', (sku) => {
    expect(Object.keys(wordsOf(sku).views ?? {})).toHaveLength(renderedOf(sku).length)
  })

  it.each(soldSkus.filter((sku) => !isStorybook(sku)))(
    '%s has five pictures in its gallery',
    (sku) => {
      expect(galleryOf(wordsOf(sku))).toHaveLength(5)
    },
  )

  it.each(soldSkus.filter(isStorybook))('%s has three pictures in its gallery', (sku) => {
    expect(galleryOf(wordsOf(sku))).toHaveLength(3)
  })

  it.each(soldSkus.filter(hasOwnPage))('%s has all kinds of gallery pictures', (sku) => {
    expect(Object.keys(wordsOf(sku).views ?? {}).toSorted()).toEqual(galleryKinds.toSorted())
  })
})

describe('the ratings (§1.12)', () => {
  it('every product with a page has ratings, and their sum is the claim of all pages', () => {
    const sum = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 }
    for (const sku of soldSkus) {
      const counts = wordsOf(sku).starCounts
      if (counts !== undefined) for (const star of stars) sum[star] += counts[star]
    }
    expect(sum).toEqual(shopStarCounts)
    expect(ratingOf(sum)).toEqual({ value: 4.85, count: 35_500 })
  })

  it('/reviews has the same counts as the products’ own pages', () => {
    const rated = soldSkus.flatMap((sku) => {
      const counts = wordsOf(sku).starCounts
      return counts === undefined ? [] : [[sku, counts] as const]
    })
    expect(Object.fromEntries(rated)).toEqual(toyStarCounts)
    expect(Object.keys(toyStarCounts)).toEqual(soldSkus.filter(hasOwnPage))
  })

  it('each rated toy has at least two reviews of its own (§2.68)', () => {
    const rated = soldSkus.filter((sku) => wordsOf(sku).starCounts !== undefined)
    expect(rated.filter((sku) => ownReviewsOf(sku).length < 2)).toEqual([])
  })

  it('no review names a toy, and no author has a name (§2.68)', () => {
    for (const { heading, text, author } of shopReviews) {
      expect(`${heading} ${text}`).not.toMatch(/Orboot|Tacto|Plugo|Stemside/)
      expect(author).toMatch(/^[A-Z][a-z]+ (of|and|school) .+, [A-Z][a-z]+$/)
    }
  })

  it('the mean has two decimals', () => {
    expect(ratingOf({ 5: 2, 4: 0, 3: 0, 2: 1, 1: 0 })).toEqual({ value: 4, count: 3 })
    expect(ratingOf({ 5: 1, 4: 2, 3: 0, 2: 0, 1: 0 })).toEqual({ value: 4.33, count: 3 })
  })
})

describe('the shelf', () => {
  it('has no texts for products that are not sold', () => {
    const files = import.meta.glob('/ui/src/content/products/*.ts')
    expect(Object.keys(files).toSorted()).toEqual(
      soldSkus.map((sku) => `/ui/src/content/products/${sku}.ts`).toSorted(),
    )
  })

  it('pictures change sides from one product to the next (§3.18)', () => {
    const sides = soldSkus.map((sku) => wordsOf(sku).side)
    expect(sides).toEqual(soldSkus.map((_, index) => (index % 2 === 0 ? 'left' : 'right')))
  })

  it('only Orboot and Tacto say that the device is not included', () => {
    const noted = soldSkus.filter((sku) => wordsOf(sku).deviceNote !== undefined)
    expect(noted).toEqual(soldSkus.filter((sku) => /^(orboot|tacto)/.test(sku)))
  })

  it('names devices for everything except paper and cardboard', () => {
    const without = soldSkus.filter((sku) => wordsOf(sku).devices === undefined)
    expect(without).toEqual(soldSkus.filter((sku) => sku.startsWith('dabble_')))
  })

  it('no sentence is used twice', () => {
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

  it('the texts of the globes agree with the specification', () => {
    expect(proseOf('orboot').join(' ')).toMatch(/400 world wonders/)
    expect(proseOf('orboot_dinos').join(' ')).toMatch(/more than fifty dinosaurs/)
    expect(proseOf('orboot_mars').join(' ')).toMatch(/missions to fly and rovers to drive/)
  })
})
