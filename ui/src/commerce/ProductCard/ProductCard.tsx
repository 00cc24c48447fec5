import type { CountryCode, ShelfOffer, Sku } from '@stemside/rules'
import type { ComponentProps } from 'react'
import { Button, ButtonLink } from '../../core/Button/index.ts'
import { cx } from '../../core/cx/index.ts'
import { Picture, type PictureSource } from '../../core/Picture/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { agesLabel } from '../AgeBadge/index.ts'
import { OfferPrice } from '../OfferPrice/index.ts'
import { isDark } from '../../tokens/luminance.ts'
import type { StoryWords } from '../words.ts'
import styles from './ProductCard.module.css'
import type { productCardSides } from './ProductCard.variants.ts'

export interface ProductCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The product's name in the catalogue. */
  name: string
  /** The texts of the card. */
  words: StoryWords
  /** The URL of the product's page. */
  href: string
  /** The level of its name in the page's outline. @default 3 */
  headingLevel?: 2 | 3
  /** The picture's side. @default the side in `words` */
  side?: (typeof productCardSides)[number]
  /** A landscape picture, whose background becomes the card's. */
  picture: PictureSource
  /** A version of the picture for phones. @default none */
  portrait?: PictureSource
  /** The price here, from `offerOf`. */
  offer: ShelfOffer
  /** Called with the sku on "Add to cart". */
  onAdd: (sku: Sku) => void
}

/**
 * A wide product teaser: picture on one side, text on the other, on the picture's background (the
 * specification's containerType left and right). On a phone the picture comes first.
 */
export function ProductCard(props: ProductCardProps) {
  const {
    country,
    name,
    words,
    href,
    picture,
    portrait,
    offer,
    onAdd,
    side = words.side,
    headingLevel = 3,
    className,
    ...rest
  } = props
  const Name = `h${headingLevel}` as const
  return (
    <article
      {...rest}
      className={cx(styles.root, className)}
      data-side={side}
      data-dark={isDark(picture.colour)}
      style={{ '--ground': picture.colour, ...rest.style }}
    >
      <div className={styles.picture}>
        <Picture
          picture={picture}
          portrait={portrait}
          alt=""
          sizes="(min-width: 768px) 640px, 92vw"
        />
      </div>
      <div className={styles.words}>
        <p className={styles.tag}>{words.tag}</p>
        <Name className={styles.name}>{name}</Name>
        <p className={styles.long}>{words.description}</p>
        <p className={styles.short}>{words.shortDescription}</p>
        <p className={styles.facts}>
          {`Ages ${[agesLabel(words.ages), ...words.skills.map((skill) => skill.name)].join(' · ')}`}
        </p>
        <OfferPrice country={country} offer={offer} isPercentShown />
        <div className={styles.actions}>
          <Button onClick={() => onAdd(words.sku)}>
            Add to cart<VisuallyHidden>{`: ${name}`}</VisuallyHidden>
          </Button>
          <ButtonLink href={href} tone="surface">
            Learn more<VisuallyHidden>{` about ${name}`}</VisuallyHidden>
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
