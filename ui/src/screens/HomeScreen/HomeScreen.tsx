import {
  bestsellers,
  combosIn,
  type CountryCode,
  countSold,
  type PriceList,
  type Sku,
  type Stock,
} from '@stemside/rules'
import { ComboCard } from '../../commerce/ComboCard/index.ts'
import { ShelfGrid } from '../../commerce/ShelfGrid/index.ts'
import type { Cards } from '../../commerce/words.ts'
import { TrustRow } from '../../commerce/TrustRow/index.ts'
import { ButtonLink } from '../../core/Button/index.ts'
import { Hero } from '../../editorial/Hero/index.ts'
import { LineCards } from '../../editorial/LineCards/index.ts'
import { PromoPanel } from '../../editorial/PromoPanel/index.ts'
import { Section } from '../../editorial/Section/index.ts'
import { Steps } from '../../editorial/Steps/index.ts'
import { BirthdayArt, HeroArt } from './HomeArt.tsx'
import { lines } from './lines.ts'
import type { Spotlight } from '../../content/spotlights.ts'
import { Spotlights } from './Spotlights.tsx'
import styles from './HomeScreen.module.css'

export interface HomeScreenProps {
  /** The shopper's country. It decides currency, prices and words. */
  country: CountryCode
  /** The toys that are told across the page: `ui/src/content/spotlights.ts`. */
  spotlights: readonly Spotlight[]
  /** `ui/src/content/cards.ts`, at least those of `homeSkus`. */
  cards: Cards
  /** What the country sells, in minor units. */
  prices: PriceList
  /** Units left by sku; a sku that is not in it is in stock. @default {} */
  stock?: Stock | undefined
  /** Code of the coupon in force. */
  couponCode?: string | undefined
  /** "Add to cart" was pressed, with the sku. */
  onAdd: (sku: Sku) => void
  /** Puts every member of a combo into the cart. */
  onAddCombo: (comboId: string) => void
}

/** The home page: one promise, four lines, what sells best, sets that save. */
export function HomeScreen(props: HomeScreenProps) {
  const count = countSold(props.prices)
  const items = bestsellers(props.prices, props.cards, props.stock)
  const combos = combosIn(props.prices, props.cards, props.stock)
  return (
    <>
      <Hero
        heading="Cross over to the STEM side"
        text="Globes that talk back, chess that moves on a tablet, maths you can pick up. Real toys that open onto screens, for ages 4 to 12."
        actions={
          <>
            <ButtonLink href="/orboot" size="large">
              Shop Orboot globes
            </ButtonLink>
            <ButtonLink href="/shop" size="large" tone="surface">
              See all toys
            </ButtonLink>
          </>
        }
        art={<HeroArt />}
      />
      <LineCards lines={lines} />
      <Section heading="Bestsellers" link={{ label: `See all ${count}`, href: '/shop' }}>
        <ShelfGrid
          country={props.country}
          items={items}
          couponCode={props.couponCode}
          onAdd={props.onAdd}
        />
      </Section>
      <Section heading="One of each kind" text="A globe, a game and a kit to begin with.">
        <Spotlights
          country={props.country}
          spotlights={props.spotlights}
          prices={props.prices}
          onAdd={props.onAdd}
        />
      </Section>
      <Section heading="How it works">
        <Steps />
      </Section>
      {combos.length > 0 && (
        <Section heading="Better together" text="Sets that cost less than their parts.">
          <ul className={styles.combos}>
            {combos.map((combo) => (
              <li key={combo.id}>
                <ComboCard country={props.country} combo={combo} onAdd={props.onAddCombo} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <TrustRow country={props.country} />
      <PromoPanel
        heading="Birthday next week?"
        text="Gifts for every age from 4 to 12, sorted by the candles on the cake."
        action={
          <ButtonLink href="/shop?age=6_8" data-needs-script>
            Find a birthday gift
          </ButtonLink>
        }
        art={<BirthdayArt />}
      />
    </>
  )
}
