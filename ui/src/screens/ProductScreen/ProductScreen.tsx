import {
  availabilityOf,
  combosWith,
  type CountryCode,
  type Coupon,
  type DeliveryEstimate,
  gamepadPriceFor,
  nameOf,
  offerOf,
  type PriceList,
  relatedTo,
  type Sku,
  type Stock,
} from '@stemside/rules'
import type { ReactNode } from 'react'
import { AddOnStoryboard } from '../../commerce/AddOnStoryboard/index.ts'
import { BuyBox } from '../../commerce/BuyBox/index.ts'
import { ComboCard } from '../../commerce/ComboCard/index.ts'
import { galleryOf, ProductGallery } from '../../commerce/ProductGallery/index.ts'
import { ShelfGrid } from '../../commerce/ShelfGrid/index.ts'
import { TrustRow } from '../../commerce/TrustRow/index.ts'
import type { Cards, ProductWords } from '../../commerce/words.ts'
import { Section } from '../../editorial/Section/index.ts'
import { ProductDetails } from './ProductDetails.tsx'
import styles from './ProductScreen.module.css'

export interface ProductScreenProps {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** From `ui/src/content/products/<sku>.ts`. */
  words: ProductWords
  /** The label above the name. @default words.tag */
  tag?: ReactNode
  /** The cards of `ui/src/content/cards.ts`, at least those of `productSkus`. */
  cards: Cards
  /** The country's price list, in minor units. */
  prices: PriceList
  /** Units left by sku; a sku that is not in it is in stock. @default {} */
  stock?: Stock | undefined
  /** The applied coupon, with which sets save less. @default none */
  coupon?: Coupon | undefined
  /** When an order of today arrives. @default not known yet: the place is reserved */
  delivery?: DeliveryEstimate | undefined
  /** A WishButton. @default none */
  wish?: ReactNode
  /** A PresentBox, beside the WishButton. @default none */
  present?: ReactNode
  /** An ArrivalQuestion, below the delivery date. @default none */
  arrivesBefore?: ReactNode
  /** A NotifyForm, which replaces the button while the toy is out of stock. @default none */
  whenGone?: ReactNode
  /** A Comparison of this toy with others, in which the shopper can choose. @default none */
  comparison?: ReactNode
  /** The Reviews. @default none */
  reviews?: ReactNode
  /** Toys that the shopper has looked at before. @default none */
  seen?: ReactNode
  /** Whether to render only the first view; the rest follows. @default false */
  isOpening?: boolean
  /** Called with sku and quantity on "Add to cart". */
  onAdd: (sku: Sku, quantity: number) => void
  /** Called with a combo's id on "Add the set". */
  onAddCombo: (comboId: string) => void
}

/** The page of one product: pictures, price, description, related products. */
export function ProductScreen(props: ProductScreenProps) {
  const { country, words, prices, stock = {} } = props
  const { sku } = words
  return (
    <>
      <div className={styles.top}>
        <ProductGallery pictures={galleryOf(words)} className={styles.gallery} />
        <BuyBox
          country={country}
          sku={sku}
          words={words}
          tag={props.tag}
          offer={offerOf(sku, prices, stock)}
          availability={availabilityOf(sku, stock)}
          gamepadPrice={gamepadPriceFor(sku, prices, stock)}
          left={stock[sku]}
          wish={props.wish}
          present={props.present}
          arrivesBefore={props.arrivesBefore}
          whenGone={props.whenGone}
          delivery={props.delivery}
          onAdd={props.onAdd}
        />
      </div>
      {props.isOpening !== true && <Below {...props} />}
    </>
  )
}

/** The part below the first view. */
function Below(props: ProductScreenProps) {
  const { country, words, cards, prices, stock = {} } = props
  const { sku } = words
  const combos = combosWith(sku, prices, cards, stock, props.coupon)
  const related = relatedTo(sku, prices, cards, stock)
  return (
    <>
      <TrustRow country={country} />
      <ProductDetails words={words} hasGamepad={offerOf(sku, prices, stock)?.includesGamepad} />
      {words.storyboards !== undefined && (
        <Section
          heading="More stories for it"
          text="Add-ons to look forward to, told on the globe."
        >
          <AddOnStoryboard country={country} items={words.storyboards} />
        </Section>
      )}
      {props.comparison !== undefined && (
        <Section heading="Which one is yours?" data-needs-script>
          {props.comparison}
        </Section>
      )}
      {combos.length > 0 && (
        <Section heading="Better together" text={`${nameOf(sku)} costs less in a set.`}>
          <ul className={styles.combos}>
            {combos.map((combo) => (
              <li key={combo.id}>
                <ComboCard country={country} combo={combo} onAdd={props.onAddCombo} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {/* The rating at the top links here. */}
      {props.reviews !== undefined && (
        <Section
          id="reviews"
          heading="What families say"
          {...(words.starCounts === undefined && {
            text: 'Of all our toys together: this one is new.',
          })}
          data-needs-script
        >
          {props.reviews}
        </Section>
      )}
      <Section heading="You may also like" link={{ label: 'See all toys', href: '/shop' }}>
        <ShelfGrid country={country} items={related} onAdd={(other) => props.onAdd(other, 1)} />
      </Section>
      {props.seen}
    </>
  )
}
