import {
  countries,
  formatMoneyBriefly,
  type Banner,
  type BannerOffer,
  type CountryCode,
} from '@stemside/rules'
import type { ComponentProps, ReactNode } from 'react'
import { ButtonLink } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Text } from '../../core/Text/index.ts'
import { cx } from '../../core/cx/index.ts'
import { Ticket } from '../../editorial/Ticket/index.ts'
import { CheckIcon } from '../../icons/index.ts'
import { seasonOf } from '../../themes/seasons.ts'
import { scenes } from './scenes/index.ts'
import styles from './SeasonHero.module.css'

/** What a season's hero says beside its offer. */
export interface SeasonWords {
  /** In Gabarito: without amounts of money. */
  readonly heading: string
  readonly text: string
  /** The words of the button, which leads to the shop. */
  readonly action: string
}

export interface SeasonHeroProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** From `bannerFor`. */
  banner: Banner
  /** From `content/seasonWords.ts`. */
  words: SeasonWords
  /** Country: selects the currency and the language of the date. */
  country: CountryCode
  /** "You already save 30% with SPRING30", if `couponNotBeatenBy` says so. @default none */
  note?: ReactNode
  /** Units left of the offer, from `GET /site`. @default not shown */
  stockRemaining?: number | undefined
}

/**
 * The season's big banner: a scene, the offer of the country and the way to the shop. It stands in a
 * SeasonSlot, into whose height every banner fits. Source: specification §2 (seasonal banners), §9.
 */
export function SeasonHero({
  banner,
  words,
  country,
  note,
  stockRemaining,
  className,
  ...rest
}: SeasonHeroProps) {
  const { id, offers, lastDay } = banner
  const { heading, text, action } = words
  const Scene = scenes[id]
  // The country's automatic coupon goes on after the season, also if the shopper removed it: no end is said beside it.
  const endless = countries[country].coupons.automatic.code
  const end = offers.every(({ code }) => code === endless) ? undefined : lastDay
  return (
    <section {...rest} className={cx(styles.root, className)} data-season={seasonOf(id)}>
      <div className={styles.words}>
        <Heading size="title">{heading}</Heading>
        <Text size="lead" tone="inherit" className={styles.text}>
          {text}
        </Text>
        <ul className={styles.offers}>
          {offers.map((offer) => (
            <li key={offer.code}>
              <OfferTicket {...offer} country={country} />
            </li>
          ))}
        </ul>
        {note !== undefined && (
          <p className={styles.note}>
            <CheckIcon /> <span>{note}</span>
          </p>
        )}
        <div className={styles.actions}>
          <ButtonLink href="/shop" size="large" tone="surface">
            {action}
          </ButtonLink>
          <p className={styles.end}>{endWords(country, end, stockRemaining)}</p>
        </div>
      </div>
      <div className={styles.scene} aria-hidden="true">
        <div className={styles.field}>
          <Scene />
        </div>
      </div>
    </section>
  )
}

function OfferTicket({
  code,
  basisPoints,
  minimum,
  isUpTo = false,
  isAutomatic = false,
  country,
}: BannerOffer & Pick<SeasonHeroProps, 'country'>) {
  const condition =
    minimum > 0
      ? `from ${formatMoneyBriefly(minimum, country)}`
      : isUpTo
        ? 'bundles'
        : isAutomatic
          ? 'applied for you'
          : undefined
  return (
    <Ticket worth={`${basisPoints / 100}%`} before={isUpTo ? 'up to' : undefined} code={code}>
      {condition}
    </Ticket>
  )
}

/** "Until 30 November · 12 left", or "Sold out" for the second part. Empty for an offer without an end. */
function endWords(country: CountryCode, lastDay: string | undefined, left: number | undefined) {
  const day =
    lastDay &&
    new Intl.DateTimeFormat(countries[country].locale, {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(new Date(lastDay))
  const stock = left === 0 ? 'Sold out' : left !== undefined && `${left} left`
  return [day && `Until ${day}`, stock].filter(Boolean).join(' · ')
}
