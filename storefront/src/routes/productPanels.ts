import { onDemand } from '../loading/onDemand.ts'

/* The parts of a product's page below its first view. */

export const ReviewsPanel = onDemand(async () => (await import('./ReviewsPanel.tsx')).ReviewsPanel)
export const ComparisonPanel = onDemand(
  async () => (await import('./ComparisonPanel.tsx')).ComparisonPanel,
)
export const SeenPanel = onDemand(async () => (await import('./SeenPanel.tsx')).SeenPanel)
