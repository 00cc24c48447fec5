import { useId, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '../../core/Button/index.ts'
import styles from './CouponField.module.css'

export interface CouponWay {
  readonly label: string
  readonly onPress: () => void
}

export interface CouponFieldProps {
  /** Why the code that was typed last did not count, or what it would take. */
  message?: string | undefined
  /** What can still be done about it, such as "Use WELCOME10 anyway". */
  way?: CouponWay | undefined
  /** A code is being looked up. @default false */
  isLoading?: boolean
  /** A code was typed; as it was typed. */
  onSubmit: (code: string) => void
}

/** Where a code is typed. Folded until it is wanted: a native disclosure. */
export function CouponField({ message, way, isLoading = false, onSubmit }: CouponFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isEmpty, setIsEmpty] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('coupon')
    const isTyped = typeof code === 'string' && code.trim() !== ''
    setIsEmpty(!isTyped)
    if (isTyped) onSubmit(code)
    else input.current?.focus()
  }
  return (
    <details className={styles.root} open={message !== undefined}>
      <summary className={styles.summary}>Have a coupon code?</summary>
      <form className={styles.form} onSubmit={submit}>
        <label htmlFor={id} className={styles.label}>
          Coupon code
        </label>
        <div className={styles.row}>
          <input
            ref={input}
            id={id}
            name="coupon"
            className={styles.input}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={isEmpty || undefined}
            aria-describedby={`${id}-message`}
            onInput={() => setIsEmpty(false)}
          />
          <Button type="submit" variant="soft" isLoading={isLoading}>
            Apply
          </Button>
        </div>
        <output id={`${id}-message`} className={styles.message} data-wrong={isEmpty || undefined}>
          {isEmpty ? 'Type your code first.' : message}
        </output>
        {way !== undefined && !isEmpty && (
          <Button variant="outline" size="small" onClick={way.onPress}>
            {way.label}
          </Button>
        )}
      </form>
    </details>
  )
}
