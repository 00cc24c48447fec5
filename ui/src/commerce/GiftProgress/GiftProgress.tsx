import {
  formatMoney,
  minor,
  type MinorUnits,
  minus,
  type PricedCart,
  surpriseGiftSku,
} from '@stemside/rules'
import type { ComponentProps } from 'react'
import { ProgressBar } from '../../core/ProgressBar/index.ts'
import { GiftIcon } from '../../icons/index.ts'

export interface GiftProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The cart, priced by the rules. */
  cart: PricedCart
  /** The free toy of choice: what the cart lacks for it, and from which value it is given. @default none */
  toy?: { readonly short: MinorUnits; readonly minimum: MinorUnits } | undefined
}

/** How much is missing for the next gift of a large order, as text and as a bar. It tells the nearest one. */
export function GiftProgress({ cart, toy, ...rest }: GiftProgressProps) {
  const surprise = cart.explanations.find(({ id }) => id === surpriseGiftSku)
  const { base = 0, minimum = 0, short = 0 } = surprise?.figures ?? {}
  if (toy !== undefined && toy.short > 0 && toy.short < short) {
    const replaced = cart.adjustments.find(({ source }) => source === 'coupon')
    return (
      <ProgressBar
        {...rest}
        label={
          <>
            <GiftIcon />
            <span key="short">
              <strong translate="no">{formatMoney(toy.short, cart.country)}</strong>
              {` more for a free toy${replaced ? ` in place of ${replaced.id}` : ''}`}
            </span>
          </>
        }
        value={minus(toy.minimum, toy.short)}
        max={toy.minimum}
        tone="success"
      />
    )
  }
  return (
    <ProgressBar
      {...rest}
      label={
        <>
          <GiftIcon />
          {short === 0 ? (
            <span key="reached">A surprise gift joins your order</span>
          ) : (
            <span key="short">
              <strong translate="no">{formatMoney(minor(short), cart.country)}</strong> more for a
              surprise gift
            </span>
          )}
        </>
      }
      value={base}
      max={minimum}
      tone="success"
    />
  )
}
