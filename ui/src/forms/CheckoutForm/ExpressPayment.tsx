import { flushSync } from 'react-dom'
import { Button } from '../../core/Button/index.ts'
import { Text } from '../../core/Text/index.ts'
import styles from './ExpressPayment.module.css'

export interface ExpressPaymentProps {
  /** Whether PayPal is the chosen way to pay. */
  isChosen: boolean
  /** Called on "Check out with PayPal". */
  onChoose: () => void
}

/**
 * PayPal above the form, so that nobody fetches a card first. It moves the focus to the first empty
 * field, or to the pay button. The order is only placed there.
 */
export function ExpressPayment({ isChosen, onChoose }: ExpressPaymentProps) {
  return (
    <div className={styles.root}>
      <Button
        variant="outline"
        tone="neutral"
        size="large"
        isWide
        onClick={({ currentTarget: { form } }) => {
          // The card's fields are gone before the first empty field is looked for.
          flushSync(onChoose)
          focusNext(form)
        }}
      >
        Check out with PayPal
      </Button>
      <output>
        <Text as="span" size="small" tone="muted">
          {isChosen
            ? 'PayPal is chosen, so no card is needed: say where the parcel goes, then pay below.'
            : 'Or pay by card below.'}
        </Text>
      </output>
    </div>
  )
}

function focusNext(form: HTMLFormElement | null) {
  const empty = Array.from(form?.elements ?? []).find(isEmptyField)
  const next = empty ?? form?.querySelector<HTMLElement>('[type="submit"]')
  next?.focus()
}

function isEmptyField(element: Element): element is HTMLInputElement | HTMLSelectElement {
  return (
    (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) &&
    element.required &&
    element.value === ''
  )
}
