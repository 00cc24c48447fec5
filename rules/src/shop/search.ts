import { cutText } from '../characters.ts'
import type { Ages } from './ages.ts'
import { commonWords } from './searchWords.ts'

/** Longer searches are cut: a visitor may paste a whole page. */
const longestText = 200

/** The words of a search, in lower case and without accents. */
export function searchTerms(text: string): string[] {
  return wordsOf(cutText(text, longestText))
}

/**
 * Ranks how well a search matches a toy's name, its ages and its other words (`said`). Every term must begin
 * a word, be a fitting age in years, be one typo away from a word, or begin a word that is said of every
 * toy, such as "gift". 0 is the best rank: the name begins with the search. Undefined is no match. Without
 * terms everything ranks 0.
 */
export function rankMatch(
  terms: readonly string[],
  name: string,
  said: readonly string[],
  ages: Ages,
): number | undefined {
  const nameWords = knownWordsOf(name)
  const saidWords = said.flatMap(knownWordsOf)
  let rank = 0
  for (const [place, term] of terms.entries()) {
    const found = rankTerm(term, place, nameWords, saidWords, ages)
    if (found === undefined) return undefined
    rank += found
  }
  return rank
}

function rankTerm(
  term: string,
  place: number,
  nameWords: readonly string[],
  saidWords: readonly string[],
  ages: Ages,
): number | undefined {
  if (nameWords[place]?.startsWith(term) === true) return 0
  if (nameWords.some((word) => word.startsWith(term))) return 1
  if (saidWords.some((word) => word.startsWith(term))) return 2
  if (isAgeOf(ages, Number(term))) return 3
  if (knownWordsOf(commonWords).some((word) => word.startsWith(term))) return 3
  // A short term is within one typo of too many words.
  if (term.length < 4) return undefined
  if (nameWords.some((word) => isOneTypoAway(term, word))) return 4
  return saidWords.some((word) => isOneTypoAway(term, word)) ? 5 : undefined
}

function isAgeOf({ from, to = Number.POSITIVE_INFINITY }: Ages, years: number): boolean {
  return from <= years && years <= to
}

/** The words of names and cards, split once: a search would split them again with each letter typed. */
const split = new Map<string, readonly string[]>()

function knownWordsOf(text: string): readonly string[] {
  const known = split.get(text) ?? wordsOf(text)
  split.set(text, known)
  return known
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
}

/** Whether the term is the word's beginning with one letter added, missing, wrong, or two swapped. */
function isOneTypoAway(term: string, word: string): boolean {
  let same = 0
  while (same < term.length && term[same] === word[same]) same += 1
  const rest = term.slice(same)
  const wordRest = word.slice(same)
  const swapped = rest.slice(1, 2) + rest.slice(0, 1) + rest.slice(2)
  return (
    wordRest.startsWith(rest.slice(1)) ||
    wordRest.slice(1).startsWith(rest) ||
    wordRest.slice(1).startsWith(rest.slice(1)) ||
    wordRest.startsWith(swapped)
  )
}
