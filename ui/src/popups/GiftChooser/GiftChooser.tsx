import {
  formatMoney,
  minus,
  type CountryCode,
  type GiftChoice,
  type MinorUnits,
} from '@stemside/rules'
import { useId } from 'react'
import { Button } from '../../core/Button/index.ts'
import { Dialog } from '../../core/Dialog/index.ts'
import { Picture, type PictureSource } from '../../core/Picture/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { AlertIcon } from '../../icons/index.ts'
import styles from './GiftChooser.module.css'

export interface GiftOption {
  readonly sku: GiftChoice
  readonly name: string
  readonly picture: PictureSource
  /** Its usual price. */
  readonly worth: MinorUnits
  /** What choosing it costs, from `explainGiftCost`; empty if it costs nothing. */
  readonly costs: readonly string[]
  /** The order's total now and after choosing, in minor units. */
  readonly totals: { readonly before: MinorUnits; readonly after: MinorUnits }
  /**
   * Why it cannot be chosen, from `explainGiftRefusal`; the button is then left out.
   * @default it can be chosen
   */
  readonly refusal?: string | undefined
}

export interface GiftChooserProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The toys that the country offers. */
  options: readonly GiftOption[]
  /** Called with the sku of the chosen toy. */
  onChoose: (sku: GiftChoice) => void
  /** Called on Escape, the close button and a press outside. */
  onClose: () => void
}

/**
 * A choice of two toys, one of them free, each with what choosing it costs. Source: specification
 * §2, "free-gift chooser"; §4, "Free gift".
 */
export function GiftChooser({ isOpen, country, options, onChoose, onClose }: GiftChooserProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose}>
      <Dialog.Header title="Choose your free gift" />
      <Dialog.Body>
        <ul className={styles.options}>
          {options.map((option) => (
            <Option key={option.sku} {...option} country={country} onChoose={onChoose} />
          ))}
        </ul>
      </Dialog.Body>
    </Dialog>
  )
}

type OptionProps = GiftOption & Pick<GiftChooserProps, 'country' | 'onChoose'>

function Option(props: OptionProps) {
  const { sku, name, picture, worth, costs, totals, refusal, country, onChoose } = props
  const id = useId()
  return (
    <li className={styles.option}>
      <Picture
        picture={picture}
        alt=""
        sizes="(min-width: 560px) 240px, 42vw"
        className={styles.picture}
      />
      <p className={styles.name}>{name}</p>
      <p className={styles.worth}>
        <s>
          <VisuallyHidden>Worth </VisuallyHidden>
          <span translate="no">{formatMoney(worth, country)}</span>
        </s>{' '}
        Free
      </p>
      {refusal === undefined ? (
        <>
          <div id={id} className={styles.costs}>
            {costs.map((cost) => (
              <p key={cost}>{cost}</p>
            ))}
            <p>
              <span>{`Total now ${formatMoney(totals.before, country)}, with the gift`}</span>{' '}
              <strong translate="no">{formatMoney(totals.after, country)}</strong>
            </p>
          </div>
          <Button size="small" isWide aria-describedby={id} onClick={() => onChoose(sku)}>
            <span>
              Choose<VisuallyHidden>{` ${name}`}</VisuallyHidden>
              {/* A gift that replaces a coupon can raise the total. The button names the difference (§4.22). */}
              {totals.after > totals.before &&
                ` and pay ${formatMoney(minus(totals.after, totals.before), country)} more`}
            </span>
          </Button>
        </>
      ) : (
        <p className={styles.refusal}>
          <AlertIcon /> <span>{refusal}</span>
        </p>
      )}
    </li>
  )
}
