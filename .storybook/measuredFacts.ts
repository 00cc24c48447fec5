import type { MeasuredFacts } from './facts.ts'

/** By the component's title in Storybook: `Core/Button`. The plugin in `facts.ts` fills it. */
export const measuredFacts: Readonly<Record<string, MeasuredFacts>> = {}
