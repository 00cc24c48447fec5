import type { KindWords } from '../kind.ts'

/** Up to the twentieth, only these two do not end in "th". */
const ordinals: Readonly<Partial<Record<number, string>>> = { 2: 'second', 3: 'third' }

export const nthUnitWords: KindWords<'nth-unit'> = ({ every, basisPoints }) =>
  `${basisPoints / 100}% off each ${ordinals[every] ?? `${every}th`} toy`
