import {
  type Availability,
  type CountryCode,
  discountPercent,
  formatMoney,
  gamepadSku,
  type ShelfOffer,
  type Sku,
} from '@stemside/rules'
import type { ComponentProps } from 'react'
import type { ShelfWords } from '../words.ts'
import { Badge } from '../../core/Badge/index.ts'
import { Button } from '../../core/Button/index.ts'
import { cx } from '../../core/cx/index.ts'
import { LinkSlot } from '../../core/LinkSlot/index.ts'
import { Picture, type PictureSource } from '../../core/Picture/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { AgeBadge } from '../AgeBadge/index.ts'
import { Price } from '../Price/index.ts'
import styles from './ListingCard.module.css'

export interface ListingCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The shopper's country. It decides currency, prices and words. */
  country: CountryCode
  /** The product. */
  sku: Sku
  /** What is said of the product. */
  words: ShelfWords
  /** The link's address. */
  href: string
  /** Square. */
  picture: PictureSource
  /** What it costs here, from `offerOf`. */
  offer: ShelfOffer
  /** Code of the coupon in force, named beside the price that it makes. */
  couponCode?: string | undefined
  /** How much is left. @default 'in-stock' */
  availability?: Availability
  /** Its name's place in the page's outline. @default 3 */
  headingLevel?: 2 | 3
  /** Loads the picture at once: for the first row that a visitor sees. */
  isPriority?: boolean
  /** "Add to cart" was pressed, with the sku. */
  onAdd: (sku: Sku) => void
}

/** A product on the shelf: age, name, one line, price, one button. */
export function ListingCard({
  country,
  sku,
  words,
  href,
  picture,
  offer,
  couponCode,
  availability = 'in-stock',
  headingLevel = 3,
  isPriority = false,
  onAdd,
  className,
  ...rest
}: ListingCardProps) {
  const percent = discountPercent(offer.amount, offer.strike)
  const Name = `h${headingLevel}` as const
  const isGone = availability === 'out-of-stock'
  const label = isGone ? 'Out of stock' : 'Add to cart'
  return (
    <article {...rest} className={cx(styles.root, className)}>
      <div className={styles.picture}>
        <Picture
          picture={picture}
          alt=""
          sizes="(min-width: 1200px) 300px, (min-width: 560px) 30vw, 44vw"
          isPriority={isPriority}
        />
        <div className={styles.badges}>
          <AgeBadge ages={words.ages} />
          {percent !== undefined && <Badge tone="sale">{`Save ${percent}%`}</Badge>}
        </div>
      </div>
      <div className={styles.words}>
        <p className={styles.kicker}>{words.kicker}</p>
        <Name className={styles.title}>
          <LinkSlot href={href} className={styles.link}>
            <VisuallyHidden>{`${words.kicker} `}</VisuallyHidden>
            {words.title}
          </LinkSlot>
        </Name>
        <p className={styles.line}>{words.line}</p>
      </div>
      <div className={styles.buy}>
        <div className={styles.price}>
          <Price country={country} amount={offer.amount} strike={offer.strike} />
          {!isGone && couponCode !== undefined && offer.withCoupon !== undefined && (
            <span className={styles.note} data-part="coupon-note">
              {`${formatMoney(offer.withCoupon, country)} with ${couponCode}`}
            </span>
          )}
          {offer.gamepadPrice !== undefined && (
            <span className={styles.note}>Plays with a gamepad</span>
          )}
          {availability === 'low' && <span className={styles.note}>Only a few left</span>}
        </div>
        <Button
          className={styles.add}
          variant="soft"
          size="small"
          isDisabled={isGone}
          aria-label={`${label}: ${words.kicker} ${words.title}`}
          onClick={() => onAdd(sku)}
        >
          {label}
        </Button>
        {offer.gamepadPrice !== undefined && !isGone && (
          <Button
            className={styles.add}
            variant="quiet"
            size="small"
            aria-label={`Add with a gamepad, ${formatMoney(offer.gamepadPrice, country)} more: ${words.kicker} ${words.title}`}
            onClick={() => {
              onAdd(sku)
              onAdd(gamepadSku)
            }}
          >
            With gamepad +{formatMoney(offer.gamepadPrice, country)}
          </Button>
        )}
      </div>
    </article>
  )
}
