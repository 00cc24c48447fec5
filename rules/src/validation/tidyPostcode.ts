import { westernDigits } from '../westernDigits.ts'

/** A postal code in upper case, without spaces and invisible characters. */
export const compact = (text: string) =>
  westernDigits(text)
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .toUpperCase()

/** A British or Canadian code in upper case, with a space before its last three characters. */
export const halves = (text: string) => compact(text).replace(/.{3}$/, ' $&')
