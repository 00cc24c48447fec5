import { isolate } from '@stemside/rules'

/** Puts a space into web addresses, which mail programs would otherwise make into links. */
export function withoutLinks(text: string): string {
  return text.replaceAll(/:(?=\/\/)|\.(?=\p{L})/gu, '$& ')
}

/**
 * Prepares what a person typed, such as a name or an address, for the inside of a sentence. Mail programs make no link
 * of it, and the words around it keep their order if it is written from right to left.
 */
export function typed(text: string): string {
  return isolate(withoutLinks(text))
}
