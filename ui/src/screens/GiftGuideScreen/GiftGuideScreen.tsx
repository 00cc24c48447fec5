import {
  ageBandLabels,
  countryInText,
  dayRange,
  estimateDelivery,
  fitsAge,
  giftGuide,
  priceBandLabel,
  budgets,
  shelfItems,
  shelfOrder,
  type CountryCode,
  type IsoDate,
  type PriceList,
  type Sku,
  type Stock,
} from '@stemside/rules'
import type { ReactNode } from 'react'
import { gift } from '../../../art/pictures/figures.ts'
import { ShelfGrid } from '../../commerce/ShelfGrid/index.ts'
import { cards } from '../../content/cards.ts'
import { ChipNav } from '../../editorial/ChipNav/index.ts'
import { Section } from '../../editorial/Section/index.ts'
import { Steps, type Step } from '../../editorial/Steps/index.ts'
import { TopPanel } from '../../editorial/TopPanel/index.ts'
import { finderLink } from '../../shell/navigation.ts'
import { AlsoMadeFor } from './AlsoMadeFor.tsx'

export interface GiftGuideScreenProps {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The country's price list, in minor units. */
  prices: PriceList
  /** Units left by sku; a sku that is not in it is in stock. @default {} */
  stock?: Stock | undefined
  /** Today's date in the store, for the estimate of the arrival. @default unknown: no days of arrival are shown */
  today?: IsoDate | undefined
  /** Asks for a day, and says whether an order of today arrives before it. @default not shown */
  arrivesBefore?: ReactNode
  /** Called with the sku on "Add to cart". */
  onAdd: (sku: Sku) => void
}

const otherLinks = [
  finderLink,
  { label: 'Send an e-gift by email', href: '/gift' },
  { label: 'Make a wish list', href: '/wishlist' },
]

const presentSteps: readonly Step[] = [
  {
    hue: 'orboot',
    heading: 'Say that it is a present',
    text: 'On a toy’s page, in the cart or at checkout. It costs nothing.',
  },
  {
    hue: 'tacto',
    heading: 'Write a message',
    text: 'We wrap the toys, and print your words on a card.',
  },
  {
    hue: 'plugo',
    heading: 'It arrives without prices',
    text: 'The cart says whether it arrives before the day you need it.',
  },
]

/** Gifts by age and budget, and when they arrive. */
export function GiftGuideScreen({
  country,
  prices,
  stock,
  today,
  arrivesBefore,
  onAdd,
}: GiftGuideScreenProps) {
  const items = shelfItems(shelfOrder('popular', country), prices, cards, stock)
  const guide = giftGuide(items, country).filter(({ gifts }) => gifts.length > 0)
  const shown = guide.flatMap(({ gifts }) => gifts)
  return (
    <>
      <TopPanel
        hue="gift"
        heading="Gifts by age and budget"
        text="Up to four toys for each age, each toy once, the cheapest first. Pick the age, or send the page to whoever gives too."
        picture={gift}
      >
        <ChipNav
          label="Gifts by age"
          links={guide.map(({ age }) => ({ label: ageBandLabels[age], href: `#ages-${age}` }))}
        />
      </TopPanel>
      {arrivesBefore !== undefined && (
        <Section
          heading="Need it by a date?"
          text="We say whether an order of today arrives before it."
          data-needs-script
        >
          {arrivesBefore}
        </Section>
      )}
      {guide.map(({ age, gifts }) => (
        <Section
          key={age}
          id={`ages-${age}`}
          heading={`For ${ageBandLabels[age]}`}
          text={arrivalOf(country, today)}
        >
          <ShelfGrid country={country} items={gifts} onAdd={onAdd} />
          <AlsoMadeFor
            age={age}
            items={shown.filter((item) => !gifts.includes(item) && fitsAge(item.ages, age))}
          />
        </Section>
      ))}
      <Section heading="All toys for an age" data-needs-script>
        <ChipNav
          label="All toys for an age"
          links={guide.map(({ age }) => ({ label: ageBandLabels[age], href: `/shop?age=${age}` }))}
        />
      </Section>
      <Section heading="All toys for a budget" data-needs-script>
        <ChipNav
          label="Gifts by budget"
          links={budgets.map((budget) => ({
            label: priceBandLabel(budget, country),
            href: `/shop?price=${budget}`,
          }))}
        />
      </Section>
      <Section heading="How to give it">
        <Steps steps={presentSteps} />
      </Section>
      <Section heading="Not sure, or no time left?">
        <ChipNav label="Other ways to give" links={otherLinks} />
      </Section>
    </>
  )
}

/**
 * The days of arrival. While the date is unknown, a sentence of about the same length, so that the layout does
 * not shift.
 */
function arrivalOf(country: CountryCode, today: IsoDate | undefined): string {
  return today === undefined
    ? `We send them to ${countryInText(country)}.`
    : `Ordered today, they arrive ${dayRange(estimateDelivery(country, today), country)}.`
}
