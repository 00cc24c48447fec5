import {
  ageBandLabels,
  childAges,
  bestsellers,
  combosIn,
  type CountryCode,
  type Coupon,
  countSold,
  type PriceList,
  type Sku,
  type Stock,
} from '@stemside/rules'
import type { ReactNode } from 'react'
import { SeasonSlot } from '../../banners/SeasonSlot/index.ts'
import { ComboCard } from '../../commerce/ComboCard/index.ts'
import { ShelfGrid } from '../../commerce/ShelfGrid/index.ts'
import type { Cards } from '../../commerce/words.ts'
import { TrustRow } from '../../commerce/TrustRow/index.ts'
import { Button, ButtonLink } from '../../core/Button/index.ts'
import { Hero } from '../../editorial/Hero/index.ts'
import { LineCards } from '../../editorial/LineCards/index.ts'
import { PromoPanel } from '../../editorial/PromoPanel/index.ts'
import { Section } from '../../editorial/Section/index.ts'
import { Steps } from '../../editorial/Steps/index.ts'
import { BirthdayArt, HeroArt, PlayArt } from './HomeArt.tsx'
import { lines } from './lines.ts'
import type { Spotlight } from '../../content/spotlights.ts'
import { Spotlights } from './Spotlights.tsx'
import styles from './HomeScreen.module.css'

export interface HomeScreenProps {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The toys in ProductCards: `ui/src/content/spotlights.ts`. */
  spotlights: readonly Spotlight[]
  /** The cards of `ui/src/content/cards.ts`, at least those of `homeSkus`. */
  cards: Cards
  /** The country's price list, in minor units. */
  prices: PriceList
  /** Units left by sku; a sku that is not in it is in stock. @default {} */
  stock?: Stock | undefined
  /** The applied coupon, with which sets save less. @default none */
  coupon?: Coupon | undefined
  /** A SeasonHero. Absent while the store's date is not known. @default nothing: an empty place */
  season?: ReactNode
  /** Toys that the shopper has looked at before. @default none */
  seen?: ReactNode
  /** Called with the sku on "Add to cart". */
  onAdd: (sku: Sku) => void
  /** Called with a combo's id on "Add the set". */
  onAddCombo: (comboId: string) => void
  /** "Play & Win" was pressed: opens the slot machine. */
  onPlay: () => void
}

/** The home page: one promise, four product lines, bestsellers, sets that save. */
export function HomeScreen(props: HomeScreenProps) {
  const count = countSold(props.prices)
  const items = bestsellers(props.prices, props.cards, props.stock)
  const combos = combosIn(props.prices, props.cards, props.stock, props.coupon)
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
      <SeasonSlot className={styles.season}>{props.season}</SeasonSlot>
      <Section heading="Bestsellers" link={{ label: `See all ${count}`, href: '/shop' }}>
        <ShelfGrid country={props.country} items={items} onAdd={props.onAdd} />
      </Section>
      <Section
        heading="Which toy for this child?"
        text="How old is the child? Two more questions, and we name one toy."
      >
        <nav aria-label="Find a toy by age" className={styles.ages}>
          {childAges.map((age) => (
            <ButtonLink key={age} href={`/find?age=${age}`} variant="soft">
              {ageBandLabels[age]}
            </ButtonLink>
          ))}
        </nav>
      </Section>
      {props.seen}
      <Section heading="One of each kind" text="A globe, a game and a kit to begin with.">
        <Spotlights
          country={props.country}
          spotlights={props.spotlights}
          prices={props.prices}
          stock={props.stock}
          onAdd={props.onAdd}
        />
      </Section>
      <PromoPanel
        heading="Feeling lucky?"
        text="Pull the lever once: assured discounts to cross over to the STEM side!"
        action={
          <Button onClick={props.onPlay} data-needs-script>
            Play &amp; Win
          </Button>
        }
        art={<PlayArt />}
      />
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
        text="How old is the birthday child? We wrap the gift, and say whether it arrives in time."
        action={
          <nav aria-label="Birthday gifts by age" className={styles.ages}>
            {childAges.map((age) => (
              <ButtonLink key={age} href={`/gift-guide#ages-${age}`}>
                {ageBandLabels[age]}
              </ButtonLink>
            ))}
          </nav>
        }
        art={<BirthdayArt />}
      />
    </>
  )
}
