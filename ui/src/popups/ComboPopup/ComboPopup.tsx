import { formatMoney, type CountryCode, type MinorUnits } from '@stemside/rules'
import { riseText } from '../../commerce/riseText.ts'
import { Badge } from '../../core/Badge/index.ts'
import { Button } from '../../core/Button/index.ts'
import { Dialog } from '../../core/Dialog/index.ts'
import { Picture, type PictureSource } from '../../core/Picture/index.ts'
import styles from './ComboPopup.module.css'

export interface ComboPopupDetail {
  readonly name: string
  readonly description: string
  readonly picture: PictureSource
  /** Not in the cart. */
  readonly isMissing: boolean
}

export interface ComboPopupProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Country: selects the currency of the saving. */
  country: CountryCode
  /** The combo's heading, from the rules. */
  heading: string
  /** The combo's description, from the rules. */
  description: string
  /** The combo's products, with marks for those that the cart lacks. */
  details: readonly ComboPopupDetail[]
  /**
   * What the complete set saves and by how much it raises the total, in minor units, and the callback that completes it.
   * @default the set cannot be completed
   */
  complete?:
    | {
        readonly saving: MinorUnits
        readonly rise: MinorUnits
        readonly onPress: () => void
      }
    | undefined
  /** Called on "Keep what I have": the set is forgotten, and its products stay. */
  onKeep: () => void
  /** Called on "Back to cart", Escape, the close button and a press outside. Nothing changes. */
  onClose: () => void
}

/**
 * Opens on the way to checkout if a set that the shopper completed is no longer complete. Source:
 * specification §3 (combo entry), §4 (fixComboError).
 */
export function ComboPopup({
  isOpen,
  country,
  heading,
  description,
  details,
  complete,
  onKeep,
  onClose,
}: ComboPopupProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose}>
      <Dialog.Header title={heading} description={description} />
      <Dialog.Body>
        <ul className={styles.details}>
          {details.map(({ name, description: words, picture, isMissing }) => (
            <li key={name} className={styles.detail} data-missing={isMissing}>
              <Picture picture={picture} alt="" sizes="88px" className={styles.picture} />
              <div className={styles.words}>
                <p className={styles.name}>
                  {name} {isMissing && <Badge tone="sale">Missing</Badge>}
                </p>
                <p>{words}</p>
              </div>
            </li>
          ))}
        </ul>
        {complete !== undefined && (
          <p className={styles.rise}>{riseText(complete.rise, country)}</p>
        )}
      </Dialog.Body>
      <Dialog.Footer>
        <div className={styles.buttons}>
          <Button variant="quiet" onClick={onClose}>
            Back to cart
          </Button>
          <Button variant={complete === undefined ? 'solid' : 'outline'} onClick={onKeep}>
            Keep what I have
          </Button>
          {complete !== undefined && (
            <Button
              onClick={complete.onPress}
            >{`Complete the set, save ${formatMoney(complete.saving, country)}`}</Button>
          )}
        </div>
      </Dialog.Footer>
    </Dialog>
  )
}
