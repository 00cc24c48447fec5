import { onDemand } from '../loading/onDemand.ts'

/* The dialogs of every page, the reminder form of product page and quick view, and the footer's newsletter
   form and choice of light or dark. Each has its own chunk, fetched when it is first shown, or prefetched by `ahead`. */

export const CartPanel = onDemand(async () => (await import('./CartPanel.tsx')).CartPanel)
export const AccountPanel = onDemand(async () => (await import('./AccountPanel.tsx')).AccountPanel)
export const MenuPanel = onDemand(async () => (await import('./MenuPanel.tsx')).MenuPanel)
export const SearchPanel = onDemand(async () => (await import('./SearchPanel.tsx')).SearchPanel)
export const SuggestionsPanel = onDemand(
  async () => (await import('./SuggestionsPanel.tsx')).SuggestionsPanel,
)
export const GiftPanel = onDemand(async () => (await import('./GiftPanel.tsx')).GiftPanel)
export const ComboPanel = onDemand(async () => (await import('./ComboPanel.tsx')).ComboPanel)
export const MinimumPanel = onDemand(async () => (await import('./MinimumPanel.tsx')).MinimumPanel)
export const AlertPanel = onDemand(async () => (await import('./AlertPanel.tsx')).AlertPanel)
export const SlotPanel = onDemand(async () => (await import('./SlotPanel.tsx')).SlotPanel)
export const CouponPanel = onDemand(async () => (await import('./CouponPanel.tsx')).CouponPanel)
export const ExitPanel = onDemand(async () => (await import('./ExitPanel.tsx')).ExitPanel)
export const ChatPanel = onDemand(async () => (await import('./ChatPanel.tsx')).ChatPanel)
export const NotifyPanel = onDemand(async () => (await import('./NotifyPanel.tsx')).NotifyPanel)
export const ReturnPolicyPanel = onDemand(
  async () => (await import('./ReturnPolicyPanel.tsx')).ReturnPolicyPanel,
)
export const SchemePart = onDemand(async () => (await import('./SchemePart.tsx')).SchemePart)
export const NewsletterPart = onDemand(
  async () => (await import('./NewsletterPart.tsx')).NewsletterPart,
)
export const QuickViewPanel = onDemand(
  async () => (await import('./QuickViewPanel.tsx')).QuickViewPanel,
)

/**
 * Prefetches the popup that reports errors, because it must open even when the server no longer
 * answers.
 */
export function prepareAlert(): void {
  void AlertPanel.ahead()
}
