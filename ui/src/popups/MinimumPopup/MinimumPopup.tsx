import { formatMoney, type CountryCode, type MinorUnits } from '@stemside/rules'
import { Button } from '../../core/Button/index.ts'
import { Dialog } from '../../core/Dialog/index.ts'
import { ProgressBar } from '../../core/ProgressBar/index.ts'
import styles from './MinimumPopup.module.css'

export interface MinimumPopupProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** `coupon-error` is for STEM20, `minimum-cart` for all other codes. */
  popup: 'coupon-error' | 'minimum-cart'
  /** From `minimumPopup`: "Build a cart of $75 or more to use STEM20". */
  message: string
  /** The value of the goods, in minor units. */
  value: MinorUnits
  /** The coupon's minimum, in minor units. */
  minimum: MinorUnits
  /** Called on "Keep shopping". */
  onShop: () => void
  /** Called on Escape, the close button and a press outside. */
  onClose: () => void
}

const titles = { 'coupon-error': 'Oops!', 'minimum-cart': 'Almost there!' } as const

/**
 * Opens when the cart is below a code's minimum: says how much is missing. Source: specification
 * §2, "Other popups".
 */
export function MinimumPopup(props: MinimumPopupProps) {
  const { isOpen, country, popup, message, value, minimum, onShop, onClose } = props
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="small">
      <Dialog.Header title={titles[popup]} description={message} />
      <Dialog.Body>
        <ProgressBar
          label={`${formatMoney(value, country)} of ${formatMoney(minimum, country)}`}
          value={value}
          max={minimum}
        />
      </Dialog.Body>
      <Dialog.Footer>
        <div className={styles.buttons}>
          <Button variant="outline" onClick={onClose}>
            Back to cart
          </Button>
          <Button onClick={onShop}>Keep shopping</Button>
        </div>
      </Dialog.Footer>
    </Dialog>
  )
}
