import { useEffect, useRef, type RefObject } from 'react'

/**
 * Focuses a button once the bar changes to the state in which the button shows: the button that was
 * pressed is gone then. A first value moves no focus.
 *
 * @param shownWhen - the value of `isClosed` in which the button shows
 */
export function useFocusWhen(
  shownWhen: boolean,
  isClosed: boolean | undefined,
): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(isClosed)
  useEffect(() => {
    const isNew = before.current === !shownWhen && isClosed === shownWhen
    before.current = isClosed
    if (isNew) button.current?.focus({ preventScroll: true })
  }, [isClosed, shownWhen])
  return button
}
