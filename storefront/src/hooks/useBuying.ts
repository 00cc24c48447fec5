import type { Sku } from '@stemside/rules'
import { useMemo } from 'react'
import { useStores } from './StoresContext.tsx'

/** "Add to cart" of every page: adds the line and opens the overlay at once. The functions never change. */
export function useBuying() {
  const { cart, dialogs, prices } = useStores()
  return useMemo(() => {
    const waiting = new Set<string>()

    /**
     * An open overlay covers the page. So a press while the overlay counts as open comes before its
     * code has loaded, and a second press on the same button is ignored.
     */
    const once = (id: string, add: () => void) => {
      if (!dialogs.isOpen('cart')) waiting.clear()
      if (waiting.has(id)) return
      waiting.add(id)
      add()
    }

    return {
      onAdd: (sku: Sku, quantity = 1) =>
        once(sku, () => cart.add(sku, prices.state.catalogue, quantity, prices.state.stock)),
      onAddCombo: (comboId: string) =>
        once(comboId, () => cart.addCombo(comboId, prices.state.catalogue, prices.state.stock)),
    }
  }, [cart, dialogs, prices])
}
