const firstIsolate = '\u2068'
const endOfIsolate = '\u2069'
/** A letter of a script that is written from right to left, such as Arabic and Hebrew. */
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * A name or another text of a person, for the inside of a sentence. A text from right to left gets the isolating
 * characters of Unicode, so that it does not reorder the marks and digits around it: "Hello مايا, order 12". An
 * element of its own has `dir="auto"` instead.
 */
export function isolate(text: string): string {
  return rightToLeft.test(text) ? firstIsolate + text + endOfIsolate : text
}
