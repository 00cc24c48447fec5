import {
  isolate,
  eGiftGreetings,
  formatMoney,
  type CountryCode,
  type EGiftDesign,
  type MinorUnits,
  storeName,
} from '@stemside/rules'
import type { ComponentProps } from 'react'
import { balloon, elephant, rocket, trexhat } from '../../../art/pictures/figures.ts'
import { cx } from '../../core/cx/index.ts'
import { Picture, type PictureSource } from '../../core/Picture/index.ts'
import styles from './EGiftCard.module.css'

export interface EGiftCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** Colour, picture and greeting. */
  design: EGiftDesign
  /** The gift's value, in minor units. */
  amount: MinorUnits
  /** Who gets it. @default a blank line */
  recipientName?: string | undefined
  /** Who gives it. @default a blank line */
  senderName?: string | undefined
  /** The words to the recipient, with their line breaks. @default none */
  message?: string | undefined
}

const figures: Readonly<Record<EGiftDesign, PictureSource>> = {
  birthday: trexhat,
  'well-done': rocket,
  'thank-you': elephant,
  'just-because': balloon,
}

/** An e-gift as its recipient sees it: the card, and the words under it. */
export function EGiftCard({
  country,
  design,
  amount,
  recipientName = '',
  senderName = '',
  message = '',
  className,
  ...rest
}: EGiftCardProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div className={styles.face} data-design={design}>
        <p className={styles.greeting}>{eGiftGreetings[design]}</p>
        <p className={styles.amount}>{formatMoney(amount, country)}</p>
        {/* One text: two would be spaced differently. */}
        <p className={styles.shop}>{`for toys from ${storeName}`}</p>
        <Picture picture={figures[design]} alt="" sizes="220px" className={styles.figure} />
      </div>
      <div className={styles.letter}>
        <p>
          <span className={styles.label}>For</span> <Name>{recipientName}</Name>
        </p>
        {message.trim() !== '' && (
          <p className={styles.message} dir="auto">
            {message}
          </p>
        )}
        <p>
          <span className={styles.label}>From</span> <Name>{senderName}</Name>
        </p>
      </div>
    </div>
  )
}

/** A name, or a line where it will be written. */
function Name({ children }: { readonly children: string }) {
  return children.trim() === '' ? (
    <span className={styles.blank}>a name</span>
  ) : (
    <strong>{isolate(children)}</strong>
  )
}
