import { onDemand } from '../loading/onDemand.ts'

/*
 * The dialogs of every page, and the reminder form that a page and a dialog share. Their code is fetched with the first one that opens, or before, where
 * the store may have gone by the time that one is needed.
 */

export const CartPanel = onDemand(async () => (await import('./CartPanel.tsx')).CartPanel)
export const AccountPanel = onDemand(async () => (await import('./AccountPanel.tsx')).AccountPanel)
export const MenuPanel = onDemand(async () => (await import('./MenuPanel.tsx')).MenuPanel)
export const GiftPanel = onDemand(async () => (await import('./GiftPanel.tsx')).GiftPanel)
export const ComboPanel = onDemand(async () => (await import('./ComboPanel.tsx')).ComboPanel)
export const MinimumPanel = onDemand(async () => (await import('./MinimumPanel.tsx')).MinimumPanel)
export const AlertPanel = onDemand(async () => (await import('./AlertPanel.tsx')).AlertPanel)
export const NotifyPanel = onDemand(async () => (await import('./NotifyPanel.tsx')).NotifyPanel)
export const QuickViewPanel = onDemand(
  async () => (await import('./QuickViewPanel.tsx')).QuickViewPanel,
)

/** Fetches the popup's code ahead, so that it can say that nothing can be fetched. */
export function prepareAlert(): void {
  void AlertPanel.ahead()
}
