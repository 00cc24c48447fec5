import {
  countries,
  countryInText,
  type CountryCode,
  deliveryTime,
  formatMoneyBriefly,
  workingDaysToArrive,
} from '@stemside/rules'
import type { DatedPage } from './types.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** /delivery in a country (§2.99). Its amounts and days are those of the country's data. */
export function deliveryIn(country: CountryCode): DatedPage {
  const { shipping, nameInText } = countries[country]
  const { restDays } = deliveryTime(country)
  const { fewest, most } = workingDaysToArrive(country)
  const [freeFrom, charge] = [shipping.freeFrom, shipping.charge].map((amount) =>
    formatMoneyBriefly(amount, country),
  )
  const rest = restDays.map((day) => `a ${weekdays[day]}`).join(' or ')
  return {
    meta: {
      title: 'Delivery',
      description:
        'What shipping costs, from which value it is free, how long a parcel takes, and how a present is sent.',
      keywords: ['delivery', 'shipping', 'free shipping', 'gift wrap'],
    },
    heading: 'Delivery',
    lead: `What it costs to send a toy in ${nameInText}, how long it takes, and how a present travels.`,
    changedOn: '2026-11-29',
    sections: [
      {
        id: 'cost',
        heading: 'What it costs',
        paragraphs: [
          `In ${countryInText(country)} shipping is free from ${freeFrom}. Below that it costs ${charge} for the whole order. The value counts after sets and before coupons, so that a coupon never makes shipping dearer.`,
          'E-storybooks open at once, and gift cards come by email. Neither costs shipping.',
        ],
        links: [{ label: 'Shipping in other countries', href: '/tnc#delivery' }],
      },
      {
        id: 'time',
        heading: 'How long it takes',
        paragraphs: [
          `An order is packed a day after you place it, and sent on the day after that. It should arrive ${fewest} to ${most} working days after you order. Nothing is delivered on ${rest}.`,
          'The page of each toy and the cart show the days on which an order of today should arrive. The cart also says whether it comes before a birthday.',
          'A gift card is emailed on the day that you choose.',
        ],
      },
      {
        id: 'presents',
        heading: 'How a present is sent',
        paragraphs: [
          'Say at the checkout that the order is a present. Gift wrap costs nothing: red paper, a yellow bow, and your message on a card.',
        ],
        points: [
          'Type the address and the name of whoever gets it. The emails still come to you. With their phone number, the courier calls them, not you.',
          'Hide the prices, and the paper in the parcel has none. Your invoice keeps them.',
        ],
        links: [{ label: 'Gift cards by email', href: '/gift' }],
      },
      {
        id: 'where',
        heading: 'Where we deliver',
        paragraphs: [
          'We deliver to India, the United States, the United Kingdom, Canada and the Emirates, within the country whose prices you see. The bottom of each page has the list of countries.',
        ],
      },
      {
        id: 'on-its-way',
        heading: 'When it is on its way',
        paragraphs: [
          'Look your order up with its number and your email address, or open the link in its email. Until it is packed, one day after you placed it, you can cancel it by that link or in your account. If it does not come, write to us.',
        ],
        links: [
          { label: 'Track an order', href: '/tracking' },
          { label: 'Write to us', href: '/contact-us' },
          { label: 'How returns work', href: '/tnc#returns' },
        ],
      },
    ],
  }
}
