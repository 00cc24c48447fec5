import { expect, test } from 'vitest'
import { hasOwnPage, productHref, quickViewSku } from './productHref.ts'
import { soldSkus } from './products.ts'

test('eleven products share the page of their line', () => {
  expect(soldSkus.filter((sku) => !hasOwnPage(sku)).map(productHref)).toEqual([
    '/plugo?sku=plugo_slingshot',
    '/plugo?sku=plugo_gamepad',
    '/tacto?sku=tacto_night_cc',
    '/tacto?sku=tacto_stem_pack_2',
    '/tacto?sku=tacto_stem_pack_3',
    '/storybooks?sku=whos_the_monster_in_oko',
    '/storybooks?sku=the_comet_who_was_late',
    '/storybooks?sku=a_map_of_all_the_winds',
    '/shop?sku=dabble_paper_circuits',
    '/shop?sku=dabble_crystal_garden',
    '/shop?sku=dabble_marble_run',
  ])
})

test('a product with a page of its own is linked by its route alone', () => {
  expect(productHref('orboot')).toBe('/orboot/earth')
})

test('a legacy, a gift and an unknown sku have no address', () => {
  expect(['space', 'surprise_gift', 'no_such_sku'].map(productHref)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test.each([
  ['/tacto', 'tacto_night_cc', 'tacto_night_cc'],
  ['/plugo', 'tacto_night_cc', undefined],
  ['/orboot/earth', 'orboot', undefined],
  ['/tacto', 'constructor', undefined],
  ['/tacto', null, undefined],
])('%s?sku=%s opens the quick view of %s', (pathname, sku, opened) => {
  expect(quickViewSku(pathname, sku)).toBe(opened)
})
