/*
 * Characters as people see them: an emoji, or a letter with its accents, is one, whatever number of code units it has.
 */

const segmenter = () => new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first character of a name; empty for an empty text. */
export function firstCharacter(text: string): string {
  const [first] = segmenter().segment(text)
  return first?.segment ?? ''
}

/** The first characters of a text, at most `most` UTF-16 code units. No character is cut in its middle. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  let kept = ''
  for (const { segment } of segmenter().segment(text)) {
    if (kept.length + segment.length > most) break
    kept += segment
  }
  return kept
}
