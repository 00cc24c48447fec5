/** What an adult reads on a screen, without hurry. */
const wordsPerMinute = 200

/** How many words a text has; a dash or a bullet on its own is none. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}

/** Whole minutes, at least one. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(countWords(text) / wordsPerMinute))
}
