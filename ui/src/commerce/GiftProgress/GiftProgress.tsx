import { formatMoney, minor, type PricedCart, surpriseGiftSku } from '@stemside/rules'
import type { ComponentProps } from 'react'
import { ProgressBar } from '../../core/ProgressBar/index.ts'
import { GiftIcon } from '../../icons/index.ts'

export interface GiftProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** As the rules priced it. */
  cart: PricedCart
}

/** How far it is to the surprise gift that joins a big order, in words and as a bar. */
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
