import { quantityOf, replaceQuantity, type Cart, type ComboHint } from '@stemside/rules'
import { cartOf } from './cart.ts'
import type { Stores } from './createStores.ts'

/**
 * Adds the missing products of a set, and offers an undo that removes only these. "Remove" on the whole set would also
 * remove products that the cart had before (§4.50).
 */
export function completeSet({ cart, prices }: Stores, hint: ComboHint): void {
  const before = cartOf(cart.state)
  const { expectedCombos } = cart.state
  const { catalogue, stock } = prices.state
  cart.completeCombo(hint, catalogue, stock)
  const after = cartOf(cart.state)
  const { notice } = cart.state
  const added = [...new Set(hint.missing)]
    .map((sku) => ({ sku, quantity: quantityOf(after, sku) - quantityOf(before, sku) }))
    .filter(({ quantity }) => quantity > 0)
  if (added.length === 0 || notice === undefined) return
  cart.offerUndo({
    message: notice,
    undone: `Your cart is as it was before the ${hint.name}`,
    restore() {
      // Another tab may have changed the cart since, so the added units are subtracted from the cart as it is now, but
      // never units that it had before.
      const without = (cartNow: Cart, { sku, quantity }: (typeof added)[number]) => {
        const now = quantityOf(cartNow, sku)
        const kept = Math.min(now, quantityOf(before, sku))
        return replaceQuantity(cartNow, sku, Math.max(kept, now - quantity))
      }
      cart.replaceFromStorage(added.reduce(without, cartOf(cart.state)))
      cart.expectCombos(
        cart.state.expectedCombos.filter((id) => id !== hint.id || expectedCombos.includes(id)),
      )
    },
  })
}
