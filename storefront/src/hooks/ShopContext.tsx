import { createContext, use } from 'react'
import type { Shop } from '../state/createShop.ts'

export const ShopContext = createContext<Shop | undefined>(undefined)

/** The shop of this page. */
export function useShop(): Shop {
  const shop = use(ShopContext)
  if (shop === undefined) throw new Error('No shop is open here: render below ShopContext.')
  return shop
}
