import type { Sku } from '@stemside/rules'
import { useEffect } from 'react'
import { useShop } from '../ShopContext.tsx'

/**
 * "Add to cart", wherever it is pressed: the overlay opens with the line at once.
 *
 * @param expected - what the page offers above all: the overlay stands by with it
 */
export function useBuying(expected?: Sku) {
  const { cart, market } = useShop()
  useEffect(() => {
    cart.expect(expected)
    return () => cart.expect(undefined)
  }, [cart, expected])
  return {
    onAdd: (sku: Sku, quantity = 1) => cart.add(sku, market.state.catalogue, quantity),
    onAddCombo: (comboId: string) => cart.addCombo(comboId),
  }
}
