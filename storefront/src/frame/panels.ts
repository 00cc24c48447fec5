import { lazy } from 'react'

/*
 * The dialogs of every page. Their code is fetched with the first one that opens, or before, where
 * the store may have gone by the time that one is needed.
 */

const loadCart = () => import('./CartPanel.tsx')
const loadMenu = () => import('./MenuPanel.tsx')
const loadGift = () => import('./GiftPanel.tsx')
const loadMinimum = () => import('./MinimumPanel.tsx')
const loadAlert = () => import('./AlertPanel.tsx')

export const CartPanel = lazy(async () => ({ default: (await loadCart()).CartPanel }))
export const MenuPanel = lazy(async () => ({ default: (await loadMenu()).MenuPanel }))
export const GiftPanel = lazy(async () => ({ default: (await loadGift()).GiftPanel }))
export const MinimumPanel = lazy(async () => ({ default: (await loadMinimum()).MinimumPanel }))
export const AlertPanel = lazy(async () => ({ default: (await loadAlert()).AlertPanel }))

/** Fetches the cart's code ahead: a press on "Add to cart" shall not wait for the network. */
export function prepareCart(): void {
  loadCart().catch(() => undefined)
}

/** Fetches the popup's code ahead, so that it can say that nothing can be fetched. */
export function prepareAlert(): void {
  loadAlert().catch(() => undefined)
}
