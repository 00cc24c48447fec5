import {
  type Availability,
  countries,
  type CountryCode,
  countryInText,
  daysToReturn,
  type DeliveryEstimate as DeliveryDates,
  type MinorUnits,
  nameOf,
  productOf,
  quantityLimit,
  type ShelfOffer,
  type Sku,
  yearsOfGuarantee,
} from '@stemside/rules'
import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { Badge } from '../../core/Badge/index.ts'
import { Button } from '../../core/Button/index.ts'
import { cx } from '../../core/cx/index.ts'
import { Link } from '../../core/Link/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Text } from '../../core/Text/index.ts'
import { QuantityStepper } from '../../forms/QuantityStepper/index.ts'
import {
  BoxIcon,
  CakeIcon,
  CheckIcon,
  DeviceIcon,
  GamepadIcon,
  Icon,
  ShieldIcon,
} from '../../icons/index.ts'
import { guaranteeLink, returnPolicyLink } from '../../shell/navigation.ts'
import { agesLabel } from '../AgeBadge/index.ts'
import { DeliveryEstimate } from '../DeliveryEstimate/index.ts'
import { KitPicker } from '../KitPicker/index.ts'
import { moreUnits } from '../moreUnits.tsx'
import { OfferPrice } from '../OfferPrice/index.ts'
import { Rating, ratingOf } from '../Rating/index.ts'
import { StickyBuyBar } from '../StickyBuyBar/index.ts'
import type { ProductWords } from '../words.ts'
import styles from './BuyBox.module.css'

export interface BuyBoxProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The product. */
  sku: Sku
  /** From `ui/src/content/products/<sku>.ts`. */
  words: ProductWords
  /** The label above the name. @default words.tag */
  tag?: ReactNode
  /** The price here, from `offerOf`; undefined if the country does not sell the product. */
  offer: ShelfOffer | undefined
  /** Whether it is in stock, from `availabilityOf`. */
  availability: Availability
  /** Units in stock. @default no limit */
  left?: number | undefined
  /** A WishButton, below the button. @default none */
  wish?: ReactNode
  /** A PresentBox, beside the WishButton. @default none */
  present?: ReactNode
  /** An ArrivalQuestion, below the delivery date. @default none */
  arrivesBefore?: ReactNode
  /** A NotifyForm, shown below the button while the product is out of stock. @default none */
  whenGone?: ReactNode
  /** The price of a gamepad, if the kit can be bought with or without one. @default no choice */
  gamepadPrice?: MinorUnits | undefined
  /** When an order of today arrives. @default not known yet: the place is reserved */
  delivery?: DeliveryDates | undefined
  /**
   * Where the box is. On a page it has the page's `h1` and, on a phone, a sticky bar; in a dialog
   * it has neither.
   * @default 'page'
   */
  place?: 'page' | 'dialog'
  /** Called for the product, and again for the gamepad if it was chosen. */
  onAdd: (sku: Sku, quantity: number) => void
}

/** A product's name, price and button. On a phone, a sticky bar repeats price and button. */
export function BuyBox(props: BuyBoxProps) {
  const {
    country,
    sku,
    words,
    tag = words.tag,
    offer,
    availability,
    left,
    wish,
    present,
    arrivesBefore,
    whenGone,
    gamepadPrice,
    delivery,
    place = 'page',
    onAdd,
    className,
    ...rest
  } = props
  const name = nameOf(sku)
  const isGone = availability === 'out-of-stock'
  // E-storybooks are neither delivered nor taken back.
  const isToy = productOf(sku)?.kind !== 'digital'
  const isForSale = offer !== undefined && !isGone && isToy
  const shownPresent = isForSale ? present : undefined
  const rating = words.starCounts && <Rating {...ratingOf(words.starCounts)} />
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div className={styles.tags}>
        <p className={styles.tag}>{tag}</p>
        {/* Said at the top too, because a phone shows the button only after scrolling. */}
        {offer !== undefined && isGone && <Badge tone="inverse">Out of stock</Badge>}
      </div>
      {place === 'page' && (
        <Heading level={1} size="title">
          {name}
        </Heading>
      )}
      {rating && (place === 'page' ? <a href="#reviews">{rating}</a> : rating)}
      <Text size="lead">{words.description}</Text>
      <ul className={styles.facts}>
        <li className={styles.fact}>
          <CakeIcon /> <span>{`Ages ${agesLabel(words.ages)}`}</span>
        </li>
        {words.skills.map(({ name: skill, drawing }) => (
          <li key={skill} className={styles.fact}>
            <Icon>
              <path d={drawing} />
            </Icon>{' '}
            <span>{skill}</span>
          </li>
        ))}
      </ul>
      {offer === undefined ? (
        <p className={styles.unavailable}>{`${name} is not sold in ${countryInText(country)}.`}</p>
      ) : (
        <Buying
          country={country}
          sku={sku}
          offer={offer}
          availability={availability}
          left={left}
          gamepadPrice={gamepadPrice}
          place={place}
          onAdd={onAdd}
        />
      )}
      {(wish !== undefined || shownPresent !== undefined) && (
        <div className={styles.wish} data-needs-script>
          {wish}
          {shownPresent}
        </div>
      )}
      {offer !== undefined && isGone && whenGone}
      <div className={styles.promises}>
        {isForSale && (
          <p className={styles.note} data-low={availability === 'low' || undefined}>
            <CheckIcon /> <span>{stockWords(availability, left)}</span>
          </p>
        )}
        {isForSale && <DeliveryEstimate country={country} dates={delivery} value={offer.amount} />}
        {isForSale && arrivesBefore !== undefined && (
          <div className={styles.birthday} data-needs-script>
            {arrivesBefore}
          </div>
        )}
        {offer !== undefined && isToy && (
          <p className={styles.note}>
            <BoxIcon />
            <span>
              <Link
                variant="plain"
                href={returnPolicyLink.href}
              >{`Returns within ${daysToReturn} days`}</Link>
              . You pay the postage, unless we are at fault.
            </span>
          </p>
        )}
        {offer !== undefined && isToy && (
          <p className={styles.note}>
            <ShieldIcon />
            <Link
              variant="plain"
              href={`${guaranteeLink.href}?toy=${sku}`}
            >{`Guaranteed for ${yearsOfGuarantee === 1 ? 'a year' : `${yearsOfGuarantee} years`}`}</Link>
          </p>
        )}
        {words.deviceNote !== undefined && (
          <p className={styles.note}>
            <DeviceIcon /> {words.deviceNote}
          </p>
        )}
      </div>
    </div>
  )
}

function stockWords(availability: Availability, left: number | undefined): string {
  if (availability !== 'low') return 'In stock'
  return left === undefined ? 'Only a few left' : `Only ${left} left`
}

type BuyingProps = Pick<
  BuyBoxProps,
  'country' | 'sku' | 'availability' | 'left' | 'gamepadPrice' | 'onAdd'
> & { offer: ShelfOffer; place: 'page' | 'dialog' }

function Buying(props: BuyingProps) {
  const { country, sku, offer, availability, left, gamepadPrice, place, onAdd } = props
  const [wanted, setWanted] = useState(1)
  const limit = quantityLimit(left)
  // The stock may arrive after the shopper has chosen a number.
  const quantity = Math.min(wanted, limit.most)
  const [isWithGamepad, setIsWithGamepad] = useState(false)
  const button = useRef<HTMLDivElement>(null)
  const name = nameOf(sku)
  const isGone = availability === 'out-of-stock'
  const add = () => {
    onAdd(sku, quantity)
    if (isWithGamepad) onAdd('plugo_gamepad', quantity)
  }
  return (
    <>
      <div className={styles.price}>
        <OfferPrice country={country} offer={offer} size="large" isPercentShown />
        <Text size="small" tone="muted">
          {countries[country].tax === 'included' ? 'Tax included' : 'Before tax'}
        </Text>
      </div>
      {offer.includesGamepad && (
        <p className={styles.note}>
          <GamepadIcon /> With the Plugo Gamepad that it plugs into, also if you have one already
        </p>
      )}
      {!isGone && gamepadPrice !== undefined && (
        <KitPicker
          data-needs-script
          country={country}
          gamepadPrice={gamepadPrice}
          isWithGamepad={isWithGamepad}
          onChange={setIsWithGamepad}
        />
      )}
      <div ref={button} className={styles.buy} data-needs-script>
        {!isGone && (
          <QuantityStepper
            label={name}
            quantity={quantity}
            limit={limit}
            note={quantity < wanted ? limit.message : undefined}
            onQuantityChange={setWanted}
          >
            {moreUnits(quantity)}
          </QuantityStepper>
        )}
        <Button size="large" className={styles.add} isDisabled={isGone} onClick={add}>
          {isGone ? 'Out of stock' : 'Add to cart'}
        </Button>
      </div>
      {!isGone && place === 'page' && (
        <StickyBuyBar country={country} name={name} offer={offer} mainButton={button} onAdd={add} />
      )}
    </>
  )
}
