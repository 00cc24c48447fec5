import type { KindWords } from '../kind.ts'

export const cheapestFreeWords: KindWords<'cheapest-free'> = ({ every }) =>
  `Buy ${every}, the cheapest is free`
