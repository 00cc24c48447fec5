import { createContext, use } from 'react'
import { useSnapshot } from 'valtio'
import type { Shop } from '../state/createShop.ts'

export const ShopContext = createContext<Shop | undefined>(undefined)

/** The shop of this page. */
export function useShop(): Shop {
  const shop = use(ShopContext)
  if (shop === undefined) throw new Error('No shop is open here: render below ShopContext.')
  return shop
}

/** How often the shop was reset. As a component's key, it mounts the component anew, with empty forms (decision 406). */
export function useResets(): number {
  return useSnapshot(useShop().checkout.form).resets
}
