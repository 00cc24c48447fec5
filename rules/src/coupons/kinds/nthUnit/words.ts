import type { KindWords } from '../kind.ts'

/** Up to twentieth, only these end in anything but "th". */
const ordinals: Readonly<Partial<Record<number, string>>> = { 2: 'second', 3: 'third' }

export const nthUnitWords: KindWords<'nth-unit'> = ({ every, basisPoints }) =>
  `${basisPoints / 100}% off each ${ordinals[every] ?? `${every}th`} toy`
