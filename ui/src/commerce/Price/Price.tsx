import { discountPercent, formatMoney, type CountryCode, type MinorUnits } from '@stemside/rules'
import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import styles from './Price.module.css'
import { price } from './Price.variants.ts'
import type { priceSizes } from './Price.variants.ts'

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The price to pay, in minor units. */
  amount: MinorUnits
  /**
   * The price that is struck, in minor units: an earlier one, or the one without a coupon. It is shown only if it is
   * higher than `amount`.
   * @default none
   */
  strike?: MinorUnits
  /**
   * What makes the price less than the struck one: a coupon's code, "discounts". A screen reader says "Without SPRING30"
   * before the struck price. @default none: the struck price is an earlier one, and the reader says "Was"
   */
  strikeWithout?: string | undefined
  /** The font size of the figures. @default 'medium' */
  size?: (typeof priceSizes)[number]
  /** Adds the saving in percent, such as "17% off". @default false */
  isPercentShown?: boolean
}

/** A price in its country's format, with the struck price. */
export function Price({
  country,
  amount,
  strike = amount,
  strikeWithout,
  size = 'medium',
  isPercentShown = false,
  className,
  ...rest
}: PriceProps) {
  const percent = discountPercent(amount, strike)
  return (
    <span {...rest} className={cx(price({ size }), className)} data-size={size}>
      <span className={styles.amount}>
        {strike > amount && <VisuallyHidden>Now </VisuallyHidden>}
        <span translate="no">{formatMoney(amount, country)}</span>
      </span>
      {strike > amount && (
        <s className={styles.strike}>
          <VisuallyHidden>{strikeWithout ? `Without ${strikeWithout} ` : 'Was '}</VisuallyHidden>
          <span translate="no">{formatMoney(strike, country)}</span>
        </s>
      )}
      {isPercentShown && percent !== undefined && (
        <span className={styles.percent}>{`${percent}% off`}</span>
      )}
    </span>
  )
}
