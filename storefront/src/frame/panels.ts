import { onDemand } from '../loading/onDemand.ts'

/*
 * The dialogs of every page, and the reminder form that product page and quick view share. The code of
 * each is a chunk of its own, fetched when it is shown for the first time, or before by `ahead`.
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

/** Prefetches the popup that reports errors: it must open even when the server no longer answers. */
export function prepareAlert(): void {
  void AlertPanel.ahead()
}
