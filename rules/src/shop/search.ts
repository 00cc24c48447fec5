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
 * a word, be a fitting age in years, be a typo or two away from a word, or begin a word that is said of every
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
  const typos = Math.min(fewestTypos(term, nameWords), fewestTypos(term, saidWords) + 1)
  return Number.isFinite(typos) ? 3 + typos : undefined
}

/** A short term is within one typo of too many words. */
function typosAllowed({ length }: string): number {
  return length < 4 ? -1 : length < 7 ? 1 : 2
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

function fewestTypos(term: string, words: readonly string[]): number {
  const allowed = typosAllowed(term)
  const counts = words.map((word) => typosBetween(term, word)).filter((typos) => typos <= allowed)
  return Math.min(...counts, Number.POSITIVE_INFINITY)
}

/**
 * The fewest typos that make a beginning of the word into the term: letters added, missing, wrong, or two
 * swapped (the optimal string alignment distance).
 */
function typosBetween(term: string, word: string): number {
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: word.length + 1 }, (_, place) => place)
  for (let row = 1; row <= term.length; row += 1) {
    const next = [row]
    for (let place = 1; place <= word.length; place += 1) {
      const isSame = term[row - 1] === word[place - 1]
      const isSwapped = term[row - 1] === word[place - 2] && term[row - 2] === word[place - 1]
      next.push(
        Math.min(
          at(last, place) + 1,
          at(next, place - 1) + 1,
          at(last, place - 1) + (isSame ? 0 : 1),
          at(beforeLast, place - 2) + (isSwapped ? 1 : Number.POSITIVE_INFINITY),
        ),
      )
    }
    beforeLast = last
    last = next
  }
  return Math.min(...last)
}

/** What a row has at a place; endless before its beginning. */
function at(row: readonly number[], place: number): number {
  return row[place] ?? Number.POSITIVE_INFINITY
}
