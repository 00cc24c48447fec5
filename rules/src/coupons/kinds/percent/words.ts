import type { KindWords } from '../kind.ts'

export const percentWords: KindWords<'percent'> = ({ basisPoints }) => `${basisPoints / 100}% off`
