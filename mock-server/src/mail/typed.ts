import { isolate } from '@stemside/rules'

/** Puts a space into web addresses, which mail programs would otherwise make into links. */
export function withoutLinks(text: string): string {
  return text.replaceAll(/:(?=\/\/)|\.(?=\p{L})/gu, '$& ')
}

/**
 * What a person typed, such as a name or an address, for the inside of a sentence: it makes no link, and a text from
 * right to left does not reorder the sentence.
 */
export function typed(text: string): string {
  return isolate(withoutLinks(text))
}
