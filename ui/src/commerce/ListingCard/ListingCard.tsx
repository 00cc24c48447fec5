import {
  type Availability,
  type CountryCode,
  discountPercent,
  formatMoney,
  gamepadSku,
  leadingPrice,
  type ShelfOffer,
  type Sku,
} from '@stemside/rules'
import type { ComponentProps, ReactNode } from 'react'
import type { CardContent, ShelfWords } from '../words.ts'
import { Badge } from '../../core/Badge/index.ts'
import { Button } from '../../core/Button/index.ts'
import { cx } from '../../core/cx/index.ts'
import { LinkSlot } from '../../core/LinkSlot/index.ts'
import { Picture, type PictureSource } from '../../core/Picture/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { AgeBadge } from '../AgeBadge/index.ts'
import { OfferPrice } from '../OfferPrice/index.ts'
import { Rating } from '../Rating/index.ts'
import styles from './ListingCard.module.css'

export interface ListingCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The product. */
  sku: Sku
  /** The texts of the card. */
  words: ShelfWords
  /** The URL of the product's page. */
  href: string
  /** A square picture. */
  picture: PictureSource
  /** The mean and the number of its ratings. @default no ratings yet */
  rating?: CardContent['rating'] | undefined
  /** The price here, from `offerOf`. */
  offer: ShelfOffer
  /** Whether it is in stock. @default 'in-stock' */
  availability?: Availability
  /** The level of its name in the page's outline. @default 3 */
  headingLevel?: 2 | 3
  /** Loads the picture eagerly; for cards in the first view. @default false */
  isPriority?: boolean
  /** Content in the corner of the picture, such as a WishButton. @default none */
  corner?: ReactNode
  /** Called with the sku on "Add to cart". */
  onAdd: (sku: Sku) => void
}

/** A product of a listing: age, name, one line, rating, price, one button. */
export function ListingCard({
  country,
  sku,
  words,
  href,
  picture,
  rating,
  offer,
  availability = 'in-stock',
  headingLevel = 3,
  isPriority = false,
  corner,
  onAdd,
  className,
  ...rest
}: ListingCardProps) {
  const Name = `h${headingLevel}` as const
  const isGone = availability === 'out-of-stock'
  const { amount, strike, code } = leadingPrice(offer)
  const percent = discountPercent(amount, strike)
  const label = isGone ? 'Out of stock' : 'Add to cart'
  return (
    <article {...rest} className={cx(styles.root, className)}>
      <div className={styles.picture}>
        <Picture
          picture={picture}
          alt=""
          sizes="(min-width: 1200px) 300px, (min-width: 768px) 22vw, (min-width: 560px) 30vw, 44vw"
          isPriority={isPriority}
        />
        <div className={styles.badges}>
          <AgeBadge ages={words.ages} />
          {percent !== undefined && (
            <Badge tone="sale" data-part={code && 'coupon-price'}>{`Save ${percent}%`}</Badge>
          )}
        </div>
        {corner !== undefined && <div className={styles.corner}>{corner}</div>}
      </div>
      <div>
        <p className={styles.kicker}>{words.kicker}</p>
        <Name className={styles.title}>
          <LinkSlot href={href} className={styles.link}>
            <VisuallyHidden>{`${words.kicker} `}</VisuallyHidden>
            <span>{words.title}</span>
          </LinkSlot>
        </Name>
        <p className={styles.line}>{words.line}</p>
        {rating !== undefined && <Rating {...rating} size="small" className={styles.rating} />}
      </div>
      <div className={styles.buy}>
        <div className={styles.price}>
          <OfferPrice country={country} offer={offer} />
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
          >{`With gamepad +${formatMoney(offer.gamepadPrice, country)}`}</Button>
        )}
      </div>
    </article>
  )
}
