import type { KindWords } from '../kind.ts'

export const giftWords: KindWords<'gift'> = () => 'A free gift'
