import { expect, test } from 'vitest'
import { neededToyOf } from './neededToy.ts'
import { productOf, soldSkus } from './products.ts'

test('every expansion needs a toy, and no other product does', () => {
  expect(neededToyOf('orboot_expansion_pack')).toBe('orboot')
  const isExpansion = (sku: string) => productOf(sku)?.kind === 'expansion'
  expect(soldSkus.filter((sku) => neededToyOf(sku) !== undefined)).toEqual(
    soldSkus.filter(isExpansion),
  )
})
