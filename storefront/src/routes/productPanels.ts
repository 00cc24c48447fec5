import { onDemand } from '../loading/onDemand.ts'

/* What the first view of a product's page does not need. */

export const ReviewsPanel = onDemand(async () => (await import('./ReviewsPanel.tsx')).ReviewsPanel)
