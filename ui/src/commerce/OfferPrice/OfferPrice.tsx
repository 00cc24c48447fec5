import { formatMoney, leadingPrice, type CountryCode, type ShelfOffer } from '@stemside/rules'
import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { Price, type PriceProps } from '../Price/index.ts'
import styles from './OfferPrice.module.css'

export interface OfferPriceProps
  extends Omit<ComponentProps<'span'>, 'children'>, Pick<PriceProps, 'size' | 'isPercentShown'> {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The offer here, from `offerOf`. */
  offer: Pick<ShelfOffer, 'amount' | 'strike' | 'withCoupon'>
}

/**
 * What is paid for one unit: with the coupon in force, the price after it and the list price struck. If one unit does
 * not reach the coupon's minimum, the list price leads, and a line says from when the coupon counts.
 */
export function OfferPrice({
  country,
  offer,
  size = 'medium',
  isPercentShown = false,
  className,
  ...rest
}: OfferPriceProps) {
  const { withCoupon: coupon } = offer
  const lead = leadingPrice(offer)
  return (
    <span
      {...rest}
      className={cx(styles.root, size === 'small' && styles.small, className)}
      data-part={coupon && 'coupon-price'}
    >
      <Price
        country={country}
        amount={lead.amount}
        strike={lead.strike}
        strikeWithout={lead.code}
        size={size}
        isPercentShown={isPercentShown}
      />
      {coupon !== undefined && (
        <span className={styles.coupon}>
          {coupon.unmetMinimum === undefined
            ? `with ${coupon.code}${size === 'small' ? '' : ', before shipping'}`
            : `${formatMoney(coupon.amount, country)} with ${coupon.code}, from ${formatMoney(coupon.unmetMinimum, country)}`}
        </span>
      )}
    </span>
  )
}
