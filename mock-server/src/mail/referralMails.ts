import { formatMoney, type CountryCode, type MinorUnits } from '@stemside/rules'
import { mailOf } from './letter.ts'
import type { Mail } from '../base/Mail.ts'
import { typed } from './typed.ts'

/** To the owner of a refer code, once a friend has ordered with it. It does not say which friend. */
export function friendOrderedMail(
  to: string,
  name: string,
  { amount, country }: { readonly amount: MinorUnits; readonly country: CountryCode },
): Mail {
  return mailOf({
    to,
    subject: 'A friend of yours has ordered: thank you!',
    greeting: `Hello ${typed(name)},`,
    paragraphs: ['A friend whom you sent to us has placed a first order. This is for you:'],
    rows: [['Your reward', formatMoney(amount, country)]],
    closing: [
      'Once the order has arrived, you can make it into a coupon for your next toy under “Rewards”.',
      'If your friend cancels the order or sends all of it back, the reward goes with it.',
    ],
  })
}
