/**
 * Replaces the decimal digits of every script by 0 to 9, because keyboards of many languages type their own:
 * "١٢٣", "५६", "４２". Unicode lists the ten digits of a script in a row that begins with its zero.
 */
export function westernDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const own = Number(digit.codePointAt(0))
    let zero = own
    while (isDigit(zero - 1)) zero -= 1
    // Some rows follow each other without a gap.
    return String((own - zero) % 10)
  })
}

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code))
