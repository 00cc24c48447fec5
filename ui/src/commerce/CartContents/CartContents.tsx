import {
  nameOf,
  rowPrices,
  type PricedCart,
  shortagesOf,
  type Sku,
  type Stock,
  violationPopup,
} from '@stemside/rules'
import type { ComponentProps } from 'react'
import { Button } from '../../core/Button/index.ts'
import { cx } from '../../core/cx/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { CartCombo } from '../CartCombo/index.ts'
import type { CartGamepadOffer, CartLineEvents, CartUndo, PictureOf } from '../cartEvents.ts'
import { CartLine } from '../CartLine/index.ts'
import { AlertIcon, GiftIcon } from '../../icons/index.ts'
import { useRowFocus } from './useRowFocus.ts'
import styles from './CartContents.module.css'

export interface CartContentsProps
  extends Omit<ComponentProps<'div'>, 'children' | 'ref'>, CartLineEvents {
  /** The cart, priced by the rules. */
  cart: PricedCart
  /** Returns the square picture of a sku. */
  pictureOf: PictureOf
  /** Returns a short line about a sku. @default no line */
  descriptionOf?: (sku: Sku) => string | undefined
  /** The stock, for marks on lines with too little of it. @default no marks */
  stock?: Stock | undefined
  /** The offer of a gamepad, shown in the lines of its kits. @default none */
  gamepadOffer?: CartGamepadOffer | undefined
  /** The last removal, until it is undone or the cart changes. @default none */
  undo?: CartUndo | undefined
}

/**
 * The content of a cart: sets, then single toys, then gifts. After a removal the focus is on "Undo", and after "Undo" on
 * the row that is back.
 */
export function CartContents({
  cart,
  pictureOf,
  descriptionOf,
  stock,
  gamepadOffer,
  undo,
  onQuantityChange,
  onRemove,
  onComboRemove,
  onRepair,
  className,
  ...rest
}: CartContentsProps) {
  const paid = rowPrices(cart)
  const singles = cart.lines.filter((line) => line.quantity > line.inCombos)
  const root = useRowFocus(
    [...cart.combos.map(({ id }) => id), ...singles.map(({ sku }) => sku)],
    undo !== undefined,
  )
  return (
    <div {...rest} ref={root} tabIndex={-1} className={cx(styles.root, className)}>
      {/* Here before its message, because screen readers announce only changes of an existing live region. */}
      <output>
        {undo !== undefined && (
          <span className={styles.undo}>
            <span>{undo.message}</span>
            <Button variant="quiet" size="small" onClick={undo.onUndo}>
              Undo
            </Button>
          </span>
        )}
      </output>
      <ul aria-label="In your cart">
        {cart.combos.map((combo) => (
          <CartCombo
            key={combo.id}
            country={cart.country}
            combo={combo}
            paid={paid.combos.get(combo.id)}
            pictureOf={pictureOf}
            onComboRemove={onComboRemove}
          />
        ))}
        {singles.map((line) => (
          <CartLine
            key={line.sku}
            country={cart.country}
            line={line}
            paid={paid.singles.get(line.sku)}
            picture={pictureOf(line.sku)}
            description={descriptionOf?.(line.sku)}
            gamepadOffer={gamepadOffer?.skus.includes(line.sku) ? gamepadOffer : undefined}
            left={leftFor(line.sku, cart, stock)}
            onQuantityChange={onQuantityChange}
            onRemove={onRemove}
          />
        ))}
        {cart.gifts.map((gift) => (
          <li key={`${gift.reason}-${gift.sku}`} className={styles.gift}>
            <Picture
              picture={pictureOf(gift.sku)}
              alt=""
              sizes="56px"
              className={styles.giftPicture}
            />
            <span className={styles.giftName}>{nameOf(gift.sku)}</span>
            <span className={styles.free}>
              <GiftIcon /> Free
            </span>
          </li>
        ))}
      </ul>
      {shortagesOf(cart, stock ?? {})
        .filter(({ sku }) => !singles.some((line) => line.sku === sku))
        .map(({ sku, left }) => (
          <p key={sku} className={styles.violation} role="note">
            <AlertIcon />{' '}
            <span>{`${nameOf(sku)}: ${left === 0 ? 'out of stock' : `only ${left} left`}`}</span>
          </p>
        ))}
      {/* Mounted before its messages, for the same reason. They can appear on a press far from them. */}
      <div aria-live="polite">
        {cart.violations.map((violation) => {
          const { message, approve } = violationPopup(violation)
          const { label, callback } = approve
          return (
            <div key={violation.code} className={styles.violation} role="note">
              <AlertIcon /> <span>{message}</span>
              {onRepair !== undefined && callback !== 'redirectToShop' && (
                <Button
                  variant="outline"
                  size="small"
                  onClick={() => {
                    // The button leaves with the warning.
                    root.current?.focus()
                    onRepair(callback)
                  }}
                >
                  {label}
                </Button>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** Units that can be bought; a free gift of the same toy takes one. */
function leftFor(sku: Sku, { gifts }: PricedCart, stock: Stock | undefined): number | undefined {
  const left = stock?.[sku]
  const given = gifts.some((gift) => gift.sku === sku) ? 1 : 0
  return left === undefined ? undefined : Math.max(0, left - given)
}
