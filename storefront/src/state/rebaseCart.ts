import { maxQuantity, normaliseCart, type Cart } from '@stemside/rules'

/**
 * The store's cart plus the shopper's changes since `sent` was sent, so that no change made during
 * a call is lost.
 */
export function rebaseCart(sent: Cart, now: Cart, stored: Cart): Cart {
  const [before, wanted, known] = [sent, now, stored].map(quantities)
  const skus = new Set([...(wanted?.keys() ?? []), ...(known?.keys() ?? [])])
  const lines = [...skus]
    .map((sku) => {
      const change = (wanted?.get(sku) ?? 0) - (before?.get(sku) ?? 0)
      return { sku, quantity: Math.min(maxQuantity, (known?.get(sku) ?? 0) + change) }
    })
    .filter(({ quantity }) => quantity > 0)
  const gift = now.gift === sent.gift ? stored.gift : now.gift
  return normaliseCart({ lines, ...(gift === undefined ? {} : { gift }) })
}

function quantities({ lines }: Cart): ReadonlyMap<string, number> {
  return new Map(lines.map(({ sku, quantity }) => [sku, quantity]))
}
