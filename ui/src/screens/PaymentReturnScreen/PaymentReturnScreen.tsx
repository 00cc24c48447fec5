import { figure as gift } from '../../../art/pictures/gift/index.ts'
import { figure as parcel } from '../../../art/pictures/parcel/index.ts'
import { figure as robot } from '../../../art/pictures/robot/index.ts'
import { figure as teddy } from '../../../art/pictures/teddy/index.ts'
import { ButtonLink } from '../../core/Button/index.ts'
import { Scene } from '../Scene/index.ts'

export interface PaymentReturnScreenProps {
  /** The answer that the provider sent the payer back with. `unknown`: there is none. */
  state: 'approved' | 'declined' | 'cancelled' | 'unknown'
  /** What is paid for. @default 'order' */
  what?: 'order' | 'gift'
}

/**
 * The page `/payment`: the provider sends the payer here, in a window of its own or in the shop's tab. Anybody can write
 * its address, so only checkout or /gift says whether something is paid.
 */
export function PaymentReturnScreen({ state, what = 'order' }: PaymentReturnScreenProps) {
  const { href, label } = links[what]
  const { heading, text, picture } = state === 'approved' ? approved[what] : others[state]
  return (
    <Scene
      heading={heading}
      text={text}
      picture={picture}
      actions={<ButtonLink href={href}>{label}</ButtonLink>}
    />
  )
}

const links = {
  order: { href: '/checkout/guest', label: 'Back to checkout' },
  gift: { href: '/gift', label: 'Back to your gift' },
} as const

const approvedHeading = 'Your payment is approved'

const approved = {
  order: {
    heading: approvedHeading,
    text: 'Go back to the shop: it says when your order is placed.',
    picture: parcel,
  },
  gift: {
    heading: approvedHeading,
    text: 'Go back to the shop: it says when your gift is bought.',
    picture: gift,
  },
} as const

const notPaid = 'Go back to the shop: it says whether you have paid, and lets you pay another way.'

const others = {
  declined: { heading: 'Your payment was declined', text: notPaid, picture: teddy },
  cancelled: { heading: 'Your payment is cancelled', text: notPaid, picture: robot },
  unknown: {
    heading: 'You are back from your payment',
    text: 'This page cannot tell how it went. The shop can: look there before you pay again.',
    picture: robot,
  },
} as const
