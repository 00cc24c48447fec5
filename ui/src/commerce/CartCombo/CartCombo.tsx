import { type CountryCode, type MinorUnits, nameOf, type PricedCombo, times } from '@stemside/rules'
import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { IconButton } from '../../core/IconButton/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import type { CartLineEvents, PictureOf } from '../cartEvents.ts'
import { leadingRowPrice } from '../leadingRowPrice.ts'
import { Price } from '../Price/index.ts'
import { setSavingText } from '../setSavingText.ts'
import { TagIcon, TrashIcon } from '../../icons/index.ts'
import styles from './CartCombo.module.css'

export interface CartComboProps
  extends Omit<ComponentProps<'li'>, 'children'>, Pick<CartLineEvents, 'onComboRemove'> {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The set, priced by the rules. */
  combo: PricedCombo
  /** What the sets cost after the coupon, from `rowPrices`. @default as listed */
  paid?: MinorUnits | undefined
  /** Returns the square picture of a sku. */
  pictureOf: PictureOf
}

/** Products that form a set, with the set's price and saving. */
export function CartCombo({
  country,
  combo,
  paid,
  pictureOf,
  onComboRemove,
  className,
  ...rest
}: CartComboProps) {
  const lead = leadingRowPrice(paid, combo.total, times(combo.unitStrikePrice, combo.quantity))
  return (
    <li {...rest} className={cx(styles.root, className)}>
      <div className={styles.head}>
        <p className={styles.name}>
          <span>{combo.name}</span>
          {combo.quantity > 1 && <span className={styles.times}>{` × ${combo.quantity}`}</span>}
        </p>
        {combo.saving > 0 && (
          <p className={styles.saving}>
            <TagIcon /> <span>{setSavingText(combo.saving, country)}</span>
          </p>
        )}
        <IconButton
          label={`Remove ${combo.name}`}
          size="small"
          className={styles.remove}
          onClick={() => onComboRemove(combo.id)}
        >
          <TrashIcon />
        </IconButton>
      </div>
      <ul className={styles.members}>
        {combo.skus.map((sku) => (
          <li key={sku} className={styles.member}>
            <Picture picture={pictureOf(sku)} alt="" sizes="56px" className={styles.picture} />
            <span>{nameOf(sku)}</span>
          </li>
        ))}
      </ul>
      <Price className={styles.price} country={country} {...lead} isPercentShown />
    </li>
  )
}
