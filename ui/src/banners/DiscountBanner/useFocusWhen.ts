import { useEffect, useRef, type RefObject } from 'react'

/**
 * Focuses a button when the bar changes to the state that shows the button, because the pressed
 * button is then gone. The initial state moves no focus.
 * @param shownWhen - the value of `isClosed` that shows the button
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
