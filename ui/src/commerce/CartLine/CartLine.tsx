import {
  type CountryCode,
  countryInText,
  formatMoney,
  isLow,
  type MinorUnits,
  type PricedLine,
  productHref,
  productOf,
  quantityLimit,
  times,
} from '@stemside/rules'
import type { ComponentProps } from 'react'
import { Button } from '../../core/Button/index.ts'
import { cx } from '../../core/cx/index.ts'
import { IconButton } from '../../core/IconButton/index.ts'
import { LinkSlot } from '../../core/LinkSlot/index.ts'
import { Picture, type PictureSource } from '../../core/Picture/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { QuantityStepper } from '../../forms/QuantityStepper/index.ts'
import type { CartGamepadOffer, CartLineEvents } from '../cartEvents.ts'
import { leadingRowPrice } from '../leadingRowPrice.ts'
import { moreUnits } from '../moreUnits.tsx'
import { Price } from '../Price/index.ts'
import { AlertIcon, TrashIcon } from '../../icons/index.ts'
import styles from './CartLine.module.css'

export interface CartLineProps
  extends
    Omit<ComponentProps<'li'>, 'children'>,
    Pick<CartLineEvents, 'onQuantityChange' | 'onRemove'> {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /**
   * The line, priced by the rules. It shows the units outside of combos; a CartCombo shows the
   * others.
   */
  line: PricedLine
  /** What these units cost after the coupon, from `rowPrices`. @default as listed */
  paid?: MinorUnits | undefined
  /** A square studio picture. */
  picture: PictureSource
  /** A short line about the product (the specification's cartDesc). @default none */
  description?: string | undefined
  /** The offer of a gamepad, if this kit needs one and the cart has none. @default none */
  gamepadOffer?: CartGamepadOffer | undefined
  /** Units in stock. @default no limit */
  left?: number | undefined
}

/** One product in the cart: picture, name, quantity, price and a bin. */
export function CartLine({
  country,
  line,
  paid,
  picture,
  description,
  gamepadOffer,
  left,
  onQuantityChange,
  onRemove,
  className,
  ...rest
}: CartLineProps) {
  const product = productOf(line.sku)
  const name = product?.name ?? line.sku
  const href = productHref(line.sku)
  const units = line.quantity - line.inCombos
  const warning = warningOf(line, left, country)
  const limit = quantityLimit(left, line.inCombos)
  const lead = leadingRowPrice(
    paid,
    times(line.unitPrice, units),
    times(line.unitStrikePrice, units),
  )
  return (
    <li {...rest} className={cx(styles.root, className)} data-sold={line.isSoldHere}>
      <div className={styles.row}>
        <Picture picture={picture} alt="" sizes="96px" className={styles.picture} />
        <div className={styles.words}>
          <p className={styles.name}>
            {href === undefined ? name : <LinkSlot href={href}>{name}</LinkSlot>}
          </p>
          {line.isSoldHere && description !== undefined && (
            <p className={styles.description}>{description}</p>
          )}
          {warning === undefined && line.isSoldHere && isLow(left) && (
            <p className={styles.description} data-part="few-left">{`Only ${left} left`}</p>
          )}
          {warning !== undefined && (
            <p className={styles.warning}>
              <AlertIcon /> <span>{warning}</span>
            </p>
          )}
          {gamepadOffer !== undefined && (
            <div className={styles.gamepad}>
              <span>Plays with a gamepad, not without one</span>
              <Button variant="soft" size="small" onClick={gamepadOffer.onAdd}>
                <span>{`Add one, ${formatMoney(gamepadOffer.price, country)}`}</span>
                <VisuallyHidden>{` for ${name}`}</VisuallyHidden>
              </Button>
            </div>
          )}
        </div>
        {line.isSoldHere && (
          <div className={styles.amounts}>
            <QuantityStepper
              label={name}
              quantity={units}
              limit={limit}
              least={0}
              onQuantityChange={(quantity) =>
                quantity === 0
                  ? onRemove(line.sku, units)
                  : onQuantityChange(line.sku, quantity + line.inCombos)
              }
            >
              {moreUnits(line.quantity)}
            </QuantityStepper>
            <Price className={styles.price} country={country} {...lead} />
          </div>
        )}
        <IconButton
          label={`Remove ${name}`}
          size="small"
          className={styles.remove}
          onClick={() => onRemove(line.sku, units)}
          data-part="remove"
        >
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  )
}

function warningOf(
  { isSoldHere, quantity }: PricedLine,
  left: number | undefined,
  country: CountryCode,
): string | undefined {
  if (!isSoldHere) return `Not sold in ${countryInText(country)}`
  if (left === undefined || quantity <= left) return undefined
  return left === 0 ? 'Out of stock' : `Only ${left} left`
}
