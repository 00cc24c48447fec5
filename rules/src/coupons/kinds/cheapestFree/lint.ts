import { isEvery } from '../every.ts'
import type { KindLint } from '../kind.ts'

export const cheapestFreeLint: KindLint<'cheapest-free'> = ({ every }) => !isEvery(every)
