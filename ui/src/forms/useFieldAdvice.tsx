import type { CountryCode } from '@stemside/rules'
import { adviseOnFields } from '@stemside/rules/advice'
import { useRef, useState } from 'react'
import type { FocusEventHandler, FormEventHandler, ReactNode, RefObject } from 'react'
import { Text } from '../core/Text/index.ts'
import { TextButton } from '../core/TextButton/index.ts'
import { VisuallyHidden } from '../core/VisuallyHidden/index.ts'
import type { FormValues } from './Form/FormContext.ts'
import { readValues } from './Form/readValues.ts'
import { useAfterPress } from './useAfterPress.ts'

interface UsedAdvice {
  /** The props of the element around the fields. */
  readonly fields: {
    readonly ref: RefObject<HTMLDivElement | null>
    readonly onBlur: FocusEventHandler
    readonly onInput: FormEventHandler
  }
  /** The hint of a field: the advice if there is one, else its usual hint. */
  readonly hintAt: (name: string, usual?: string) => ReactNode
  /** Announces new advice once. It must stay mounted. */
  readonly announcer: ReactNode
}

/**
 * Asks below a field whether its value is right if it is valid but probably wrong: a ZIP code of another state, an
 * email address with a slip. It looks at all fields when one of them is left, and never stops the form from being sent.
 * @param filledIn - what the form begins with
 * @param turn - a new number says that `filledIn` is in the fields again
 */
export function useFieldAdvice(
  country: CountryCode,
  filledIn: FormValues = {},
  turn = 0,
): UsedAdvice {
  const ref = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(() => adviseOnFields(country, filledIn))
  const [last, setLast] = useState({ country, turn })
  if (last.country !== country || last.turn !== turn) {
    setLast({ country, turn })
    setShown(adviseOnFields(country, filledIn))
  }
  const afterPress = useAfterPress()
  const find = () => adviseOnFields(country, readValues(formAround(ref.current)))

  const take = (name: string, value: string) => {
    const field = formAround(ref.current)?.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement)) return
    field.value = value
    // The form hears of it as if it had been typed. The button disappears, so the field gets the focus.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }

  return {
    fields: {
      ref,
      onBlur: () => afterPress(() => setShown(find())),
      // While somebody types, advice only disappears.
      onInput: () => {
        const found = find()
        setShown((before) =>
          Object.fromEntries(
            Object.entries(before).filter(([name, { text }]) => found[name]?.text === text),
          ),
        )
      },
    },
    hintAt: (name, usual) => {
      const advice = shown[name]
      if (advice === undefined) return usual
      const { text, replacement } = advice
      return (
        <>
          <Text as="strong" size="small" weight="medium">
            {text}
          </Text>{' '}
          {replacement !== undefined && (
            <TextButton onClick={() => take(name, replacement)}>Yes, use it</TextButton>
          )}
        </>
      )
    },
    announcer: (
      <VisuallyHidden aria-live="polite">
        {Object.entries(shown).map(([name, { text }]) => (
          <span key={name}>{`${text} `}</span>
        ))}
      </VisuallyHidden>
    ),
  }
}

function formAround(element: HTMLElement | null): HTMLFormElement | null {
  return element?.closest('form') ?? null
}
