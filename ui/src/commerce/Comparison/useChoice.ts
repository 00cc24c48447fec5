import { useRef, useState, type ComponentProps } from 'react'

/** A choice that acts at once, except while a keyboard goes through it. */
interface Choice {
  /** Props of the `<select>`. */
  readonly select: Pick<
    ComponentProps<'select'>,
    'value' | 'onChange' | 'onKeyDown' | 'onPointerDown' | 'onBlur'
  >
  /** Whether a value is chosen by keys and does not count yet. */
  readonly isPending: boolean
}

/**
 * A closed list changes with each arrow key. So a value that is chosen by keys counts on Enter or when the focus
 * leaves, and Escape drops it. A press or a phone's picker counts at once.
 * @param onChoose - called with the value, and whether the focus has left
 */
export function useChoice(
  value: string,
  onChoose: (value: string, hasLeft: boolean) => void,
): Choice {
  const [pending, setPending] = useState<string>()
  const isByKeys = useRef(false)
  const settle = (chosen: string | undefined, hasLeft: boolean) => {
    setPending(undefined)
    if (chosen !== undefined && chosen !== value) onChoose(chosen, hasLeft)
  }
  return {
    isPending: pending !== undefined,
    select: {
      value: pending ?? value,
      onChange: ({ target }) => {
        if (isByKeys.current) setPending(target.value)
        else settle(target.value, false)
      },
      onKeyDown: (event) => {
        // In an open list Enter comes before its change, which then counts at once.
        isByKeys.current = event.key !== 'Enter'
        if (event.key === 'Escape') setPending(undefined)
        if (event.key !== 'Enter' || pending === undefined) return
        // The same key press must not follow the link that gets the focus.
        event.preventDefault()
        settle(pending, false)
      },
      onPointerDown: () => {
        isByKeys.current = false
      },
      onBlur: () => settle(pending, true),
    },
  }
}
