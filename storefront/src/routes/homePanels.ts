import { onDemand } from '../loading/onDemand.ts'

/* The parts of the home page below its first view. */

export const SeasonPanel = onDemand(async () => (await import('./SeasonPanel.tsx')).SeasonPanel)
export const SeenPanel = onDemand(async () => (await import('./SeenPanel.tsx')).SeenPanel)
