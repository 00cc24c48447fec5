import { onDemand } from '../frame/onDemand.ts'

/* Parts of a product's page that its first view does not need. */

export const NotifyPanel = onDemand(async () => (await import('./NotifyPanel.tsx')).NotifyPanel)
export const ReviewsPanel = onDemand(async () => (await import('./ReviewsPanel.tsx')).ReviewsPanel)
