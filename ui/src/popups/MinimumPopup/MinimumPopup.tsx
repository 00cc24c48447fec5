import { formatMoney, type CountryCode, type MinorUnits } from '@stemside/rules'
import { Button } from '../../core/Button/index.ts'
import { Dialog } from '../../core/Dialog/index.ts'
import { ProgressBar } from '../../core/ProgressBar/index.ts'
import styles from './MinimumPopup.module.css'

export interface MinimumPopupProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** The shopper's country. It decides currency, prices and words. */
  country: CountryCode
  /** `coupon-error` is STEM20's own, `minimum-cart` that of every other code. */
  popup: 'coupon-error' | 'minimum-cart'
  /** From `minimumPopup`: "Build a cart of $75 or more to use STEM20". */
  message: string
  /** What the goods come to. */
  value: MinorUnits
  /** From what on the code counts. */
  minimum: MinorUnits
  /** "Keep shopping" was pressed. */
  onShop: () => void
  /** Escape, the close button, a press outside. */
  onClose: () => void
}

const titles = { 'coupon-error': 'Oops!', 'minimum-cart': 'Almost there!' } as const

/** A code whose cart is too small yet: how far it is, and a way on. Source: specification §2, "Other popups". */
export function MinimumPopup(props: MinimumPopupProps) {
  const { isOpen, country, popup, message, value, minimum, onShop, onClose } = props
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={titles[popup]}
      description={message}
      footer={
        <div className={styles.buttons}>
          <Button variant="outline" onClick={onClose}>
            Back to cart
          </Button>
          <Button onClick={onShop}>Keep shopping</Button>
        </div>
      }
    >
      <ProgressBar
        label={`${formatMoney(value, country)} of ${formatMoney(minimum, country)}`}
        value={value}
        max={minimum}
      />
    </Dialog>
  )
}
