import { onDemand } from '../loading/onDemand.ts'

/* The parts of a product's page below its first view. */

export const ReviewsPanel = onDemand(async () => (await import('./ReviewsPanel.tsx')).ReviewsPanel)
