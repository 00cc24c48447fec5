import { lazy } from 'react'

/* Parts of a product's page that its first view does not need. */

export const NotifyPanel = lazy(async () => ({
  default: (await import('./NotifyPanel.tsx')).NotifyPanel,
}))

export const ReviewsPanel = lazy(async () => ({
  default: (await import('./ReviewsPanel.tsx')).ReviewsPanel,
}))
