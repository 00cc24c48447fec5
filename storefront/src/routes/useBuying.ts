import type { Sku } from '@stemside/rules'
import { useShop } from '../ShopContext.tsx'

/** "Add to cart", wherever it is pressed: the overlay opens with the line at once. */
export function useBuying() {
  const { cart, market } = useShop()
  return {
    onAdd: (sku: Sku, quantity = 1) =>
      cart.add(sku, market.state.catalogue, quantity, market.state.stock),
    onAddCombo: (comboId: string) =>
      cart.addCombo(comboId, market.state.catalogue, market.state.stock),
  }
}
