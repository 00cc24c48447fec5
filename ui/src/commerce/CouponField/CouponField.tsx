import { couponNotApplied } from '@stemside/rules'
import { useId, useRef, useState, type ComponentProps, type SubmitEvent } from 'react'
import { Button } from '../../core/Button/index.ts'
import { cx } from '../../core/cx/index.ts'
import styles from './CouponField.module.css'

export interface CouponFieldProps extends Omit<ComponentProps<'details'>, 'onSubmit' | 'onToggle'> {
  /** The code in the field at first. @default empty */
  code?: string | undefined
  /** Why the last typed code does not apply, or what it still needs. @default none */
  message?: string | undefined
  /** Whether a code is being looked up. @default false */
  isLoading?: boolean
  /** Called when the code is changed. @default nothing */
  onEdit?: (() => void) | undefined
  /** Called with the code as typed. */
  onSubmit: (code: string) => void
}

/**
 * The field for a coupon code. It is a native disclosure, closed at first. A message opens it. Only the shopper closes
 * it, because the focus may be in the field, and closing would lose the focus.
 */
export function CouponField({
  code,
  message,
  isLoading = false,
  onEdit,
  onSubmit,
  className,
  ...rest
}: CouponFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isEmpty, setIsEmpty] = useState(false)
  const [isOpen, setOpen] = useState(message !== undefined)
  const [lastMessage, setLastMessage] = useState(message)
  if (lastMessage !== message) {
    setLastMessage(message)
    if (message !== undefined) setOpen(true)
  }
  const isWrong = isEmpty || message === couponNotApplied
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('coupon')
    const isTyped = typeof typed === 'string' && typed.trim() !== ''
    setIsEmpty(!isTyped)
    if (isTyped) onSubmit(typed)
    else input.current?.focus()
  }
  return (
    <details
      {...rest}
      className={cx(styles.root, className)}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
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
            defaultValue={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-message`}
            onInput={() => {
              setIsEmpty(false)
              onEdit?.()
            }}
          />
          <Button type="submit" variant="soft" isLoading={isLoading}>
            Apply
          </Button>
        </div>
        <output id={`${id}-message`} className={styles.message} data-wrong={isWrong || undefined}>
          {isEmpty ? 'Type your code first.' : message}
          {!isEmpty && isWrong && (
            <span>. Please check its letters. Some codes are for another country.</span>
          )}
        </output>
      </form>
    </details>
  )
}
