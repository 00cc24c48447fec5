import { formatMoney, minor, type PricedCart, surpriseGiftSku } from '@stemside/rules'
import type { ComponentProps } from 'react'
import { ProgressBar } from '../../core/ProgressBar/index.ts'
import { GiftIcon } from '../../icons/index.ts'

export interface GiftProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The cart, priced by the rules. */
  cart: PricedCart
}

/** How much is missing for the surprise gift of a large order, as text and as a bar. */
export function GiftProgress({ cart, ...rest }: GiftProgressProps) {
  const surprise = cart.explanations.find(({ id }) => id === surpriseGiftSku)
  const { base = 0, minimum = 0, short = 0 } = surprise?.figures ?? {}
  return (
    <ProgressBar
      {...rest}
      label={
        <>
          <GiftIcon />
          {short === 0 ? (
            'A surprise gift joins your order'
          ) : (
            <span>
              <strong>{formatMoney(minor(short), cart.country)}</strong> more for a surprise gift
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
