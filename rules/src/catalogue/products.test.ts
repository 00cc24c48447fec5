import { describe, expect, it } from 'vitest'
import { bookCombos, plainShop, shops } from '../../fixtures/carts.ts'
import { priceBook } from '../../fixtures/priceBook.ts'
import { combos } from './combos.ts'
import { compileCatalogue } from './compile.ts'
import { nameOf } from './nameOf.ts'
import { isKnownSku, isSoldSku, products, soldSkus } from './products.ts'

describe('the routes of §2.15', () => {
  it.each([
    ['tacto_electronic', '/tacto/electronics'],
    ['tacto_classics', '/tacto/classics'],
    ['tacto_chess', '/tacto/chess'],
    ['tacto_coding', '/tacto/coding'],
    ['tacto_laser', '/tacto/laser'],
    ['tacto_dinos', '/tacto/dino'],
    ['tacto_doctor', '/tacto/doctor'],
    ['tacto_night_cc', '/tacto'],
    ['tacto_stem_pack_2', '/tacto'],
    ['tacto_stem_pack_3', '/tacto'],
    ['orboot', '/orboot/earth'],
    ['orboot_dinos', '/orboot/dinos'],
    ['orboot_mars', '/orboot/mars'],
    ['orboot_expansion_pack', '/orboot/expansionpack'],
    ['stemwizpack', '/plugo/stemwizpack'],
    ['plugo_count', '/plugo/count'],
    ['plugo_letters', '/plugo/letters'],
    ['plugo_piano', '/plugo/tunes'],
    ['plugo_link', '/plugo/link'],
    ['plugo_farm', '/plugo/farm'],
    ['plugo_detective', '/plugo/detective'],
    ['plugo_animals', '/plugo/animals'],
    ['plugo_coding', '/plugo/coding'],
    ['learners_pack', '/plugo/learnerspack'],
    ['plugo_slingshot', '/plugo'],
    ['plugo_gamepad', '/plugo'],
    ['whos_the_monster_in_oko', '/storybooks'],
  ] as const)('the page of %s is %s', (sku, route) => {
    expect(products[sku].route).toBe(route)
  })
})

const ofKind = (kind: string) => soldSkus.filter((sku) => products[sku].kind === kind)

describe('display names (§3.23)', () => {
  it.each([
    'space',
    'safari',
    'travel',
    'jobs',
    'ride',
    'cosmos',
    'jeep',
    'boat',
    'galaxy',
    'mingling_monster',
    'plugo_1_kit',
    'plugo_2_kit',
    'plugo_4_kit',
    'plugo_steer',
    'plugo_quest',
    'classroom_pack',
    'makerspace_pack',
    'starter_pack',
  ])('the legacy sku %s has a name', (sku) => {
    expect(isKnownSku(sku)).toBe(true)
    expect(isSoldSku(sku)).toBe(false)
  })

  it('exist for about 60 skus', () => {
    expect(Object.keys(products).length + bookCombos.length).toBe(59)
  })

  it.each(combos.map(({ id, name }) => [id, name]))('the combo %s is called %s', (id, name) => {
    expect(nameOf(id, compileCatalogue({ priceList: priceBook.US }))).toBe(name)
  })

  it('a combo of another shop has the name of its row', () => {
    const shop = plainShop({ prices: { a: 1, b: 1 }, combos: { pair: ['a b', 1] } })
    expect(nameOf('pair', shop)).toBe('pair')
    const [only] = shop.combos
    const named = only && { ...only, combo: { ...only.combo, name: 'A Pair' } }
    expect(nameOf('pair', { ...shop, combos: named ? [named] : [] })).toBe('A Pair')
  })
})

describe('products', () => {
  it('are kits if they are played with a gamepad (§1.4)', () => {
    const kits = soldSkus.filter((sku) => products[sku].kind === 'kit')
    expect(kits.map((sku) => products[sku].name)).toEqual([
      'Plugo Count',
      'Plugo Letters',
      'Plugo Tunes',
      'Plugo Slingshot',
      'Plugo Link',
      'Plugo Farm',
      'Plugo Detective',
      'Plugo Animals',
      'Plugo Coding',
    ])
  })

  it.each([
    ['orboot', ['orboot', 'orboot_dinos', 'orboot_mars', 'orboot_expansion_pack']],
    [
      'tacto',
      [
        'tacto_electronic',
        'tacto_classics',
        'tacto_chess',
        'tacto_coding',
        'tacto_laser',
        'tacto_dinos',
        'tacto_doctor',
      ],
    ],
    [
      'bundle',
      ['stemwizpack', 'learners_pack', 'tacto_night_cc', 'tacto_stem_pack_2', 'tacto_stem_pack_3'],
    ],
    ['storybook', ['whos_the_monster_in_oko', 'the_comet_who_was_late', 'a_map_of_all_the_winds']],
    ['dabble', ['dabble_paper_circuits', 'dabble_crystal_garden', 'dabble_marble_run']],
  ])('of line %s are %j (§1.2, §1.3, §1.5, §1.6)', (line, skus) => {
    expect(soldSkus.filter((sku) => products[sku].line === line)).toEqual(skus)
  })

  it('have three e-storybooks and three craft kits (§1.6)', () => {
    expect(ofKind('digital')).toHaveLength(3)
    expect(ofKind('craft')).toHaveLength(3)
  })

  it('each have a name of their own', () => {
    const names = Object.values(products).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it.each([
    ['orboot', true, true],
    ['safari', true, false],
    ['surprise_gift', true, false],
    ['nothing', false, false],
    ['__proto__', false, false],
    ['constructor', false, false],
  ])('%s is known: %s, sold: %s', (sku, known, sold) => {
    expect([isKnownSku(sku), isSoldSku(sku)]).toEqual([known, sold])
  })

  it('are on the shelf, legacy, or the gift', () => {
    expect(products.orboot).toEqual({
      name: 'Orboot Earth',
      line: 'orboot',
      kind: 'toy',
      sold: true,
      route: '/orboot/earth',
    })
    expect(products.safari).toEqual({ name: 'Safari', line: 'legacy', kind: 'toy', sold: false })
    expect(products.surprise_gift).toEqual({
      name: 'Surprise Gift',
      line: 'gift',
      kind: 'gift',
      sold: false,
    })
  })

  it.each([
    ['a product', 'orboot', 'Orboot Earth'],
    ['a combo', 'engineer_pack', 'Engineer Pack'],
    ['an unknown sku', 'nothing', 'nothing'],
  ])('%s has a name without a catalogue', (_case, sku, name) => {
    expect(nameOf(sku)).toBe(name)
  })

  it('without a name are called by their sku', () => {
    expect(nameOf('orboot', shops.US)).toBe('Orboot Earth')
    expect(nameOf('nothing', shops.US)).toBe('nothing')
  })
})
