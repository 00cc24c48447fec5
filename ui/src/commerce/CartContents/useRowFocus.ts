import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus when its button is gone: after a removal to "Undo", or to the whole content without one; after "Undo"
 * to the first control of the row that is back.
 * @param rows - the keys of the list's first items, in order
 * @param isUndoOffered - whether "Undo" is shown
 */
export function useRowFocus(
  rows: readonly string[],
  isUndoOffered: boolean,
): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  const before = useRef({ rows, isUndoOffered })
  useEffect(() => {
    const earlier = before.current
    before.current = { rows, isUndoOffered }
    if (document.activeElement !== document.body) return
    const focus = (selector: string) =>
      (root.current?.querySelector<HTMLElement>(selector) ?? root.current)?.focus()
    if (rows.length < earlier.rows.length) focus('output button')
    else if (earlier.isUndoOffered && !isUndoOffered) {
      const place = rows.findIndex((row) => !earlier.rows.includes(row))
      focus(`ul > :nth-child(${place + 1}) :is(a, button)`)
    }
  })
  return root
}
