/*
 * Characters as people see them: an emoji, or a letter with its accents, is one, whatever number of code units it has.
 */

/** Firefox before 125 has no `Segmenter`: there an accent or an emoji of several parts counts as more than one. */
function charactersOf(text: string): readonly string[] {
  if (!('Segmenter' in Intl)) return Array.from(text)
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The first character of a name; empty for an empty text. */
export function firstCharacter(text: string): string {
  return charactersOf(text)[0] ?? ''
}

/** The first characters of a text, at most `most` UTF-16 code units. No character is cut in its middle. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  let kept = ''
  for (const character of charactersOf(text)) {
    if (kept.length + character.length > most) break
    kept += character
  }
  return kept
}
