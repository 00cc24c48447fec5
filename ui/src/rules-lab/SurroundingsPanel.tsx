import {
  type BannerOffer,
  countries,
  dinosLink,
  formatMoney,
  mayShowExitPopup,
  type MinorUnits,
  nameOf,
  shelfOrder,
} from '@stemside/rules'
import { Panel } from './Panel.tsx'
import styles from './SurroundingsPanel.module.css'
import { codeIn, type Situation } from './situation.ts'
import type { Verdict } from './verdict.ts'

export interface SurroundingsPanelProps {
  situation: Situation
  verdict: Verdict
}

/** What follows from country, day and session. */
export function SurroundingsPanel({ situation, verdict }: SurroundingsPanelProps) {
  const { country, session } = situation
  const { banner, hints, delivery, slot, couponPopupAfter, catalogue } = verdict
  const money = (amount: MinorUnits) => formatMoney(amount, country)
  const couponCode = codeIn(situation)
  const exitPopup = mayShowExitPopup({
    path: '/shop',
    country,
    isSignedIn: session === 'member',
    isClosed: false,
    isEmailSubmitted: false,
    wasShown: false,
    ...(couponCode === undefined ? {} : { couponCode }),
  })
  const offers = banner.offers.map((offer) => wordsOf(offer, money)).join(', ')
  const facts: readonly (readonly [string, string])[] = [
    ['Banner', `${banner.id}: ${offers}${banner.lastDay ? `, until ${banner.lastDay}` : ''}`],
    ['Prices', countries[country].tax === 'included' ? 'include tax' : 'are before tax'],
    ['Delivery', `${delivery.earliest} to ${delivery.latest}`],
    ['Combo hints', listOr(hints.map((hint) => `${hint.name} saves ${money(hint.saving)}`))],
    [
      'Slot machine',
      slot.kind === 'win'
        ? `${slot.heading} ${slot.code}, from ${money(slot.minimum)}`
        : slot.heading,
    ],
    [
      'Apply-coupon popup',
      couponPopupAfter === undefined ? 'stays shut' : `opens ${couponPopupAfter} ms after /shop`,
    ],
    ['Exit popup', exitPopup ? 'may open' : 'stays shut'],
    ['Dinos link', dinosLink(country)],
    ['Most popular', topOf('popular')],
    ['Featured', topOf('featured')],
  ]

  function topOf(order: 'popular' | 'featured'): string {
    const top = shelfOrder(order, country).slice(0, 3)
    return top.map((sku) => nameOf(sku, catalogue)).join(', ')
  }

  return (
    <Panel heading="Around the cart">
      <dl className={styles.facts}>
        {facts.map(([name, text]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

function wordsOf(offer: BannerOffer, money: (amount: MinorUnits) => string): string {
  const percent = `${offer.basisPoints / 100}% off`
  const off = offer.isUpTo === true ? `up to ${percent} bundles` : percent
  const from = offer.minimum > 0 ? ` from ${money(offer.minimum)}` : ''
  return `${offer.code}, ${off}${from}`
}

function listOr(words: readonly string[]): string {
  return words.length === 0 ? 'none' : words.join(', ')
}
