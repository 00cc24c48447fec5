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

/** The page `/payment`: the provider sends the payer here. Paying goes on in the shop's window. */
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
    text: 'You can close this window. Your order is being placed in the shop’s window.',
    picture: parcel,
  },
  gift: {
    heading: approvedHeading,
    text: 'You can close this window. Your gift is being bought in the shop’s window.',
    picture: gift,
  },
} as const

const others = {
  declined: {
    heading: 'Your payment was declined',
    text: 'Nothing was charged. You can close this window, and pay another way in the shop’s window.',
    picture: teddy,
  },
  cancelled: {
    heading: 'Your payment is cancelled',
    text: 'Nothing was charged. You can close this window, and try again in the shop’s window.',
    picture: robot,
  },
  unknown: {
    heading: 'You can close this window',
    text: 'This page cannot tell how your payment went. The shop’s window can: look there before you pay again.',
    picture: robot,
  },
} as const
