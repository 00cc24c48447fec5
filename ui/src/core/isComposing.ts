/**
 * Whether a key belongs to a composition, such as of Japanese or Chinese text: it chooses among the proposals of the
 * keyboard, and means nothing else.
 */
export function isComposing({
  isComposing: isWithin,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  // Safari ends the composition before it raises the last key, which then has this code.
  return isWithin || keyCode === 229
}
