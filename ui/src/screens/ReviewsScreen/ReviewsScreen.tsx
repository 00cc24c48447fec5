import { countries, formatCount, type CountryCode } from '@stemside/rules'
import { useState } from 'react'
import { Rating, ratingOf } from '../../commerce/Rating/index.ts'
import {
  countOfReviews,
  RatingHistogram,
  type Review,
  ReviewCard,
  type ReviewOrder,
  ReviewOrderSelect,
  sortReviews,
  type StarCounts,
} from '../../commerce/Reviews/index.ts'
import { ButtonLink } from '../../core/Button/index.ts'
import { cx } from '../../core/cx/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { LinkSlot } from '../../core/LinkSlot/index.ts'
import { Picture, type PictureSource } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { ChipNav } from '../../editorial/ChipNav/index.ts'
import { Section } from '../../editorial/Section/index.ts'
import styles from './ReviewsScreen.module.css'

/** A toy, and where its page and its reviews are. */
export interface RatedToy {
  readonly name: string
  readonly href: string
  readonly reviewsHref: string
  readonly picture: PictureSource
}

/** A review, and what it is about. */
export interface ReviewOfToy extends Review {
  /** Its toy, or its line if it is about no single toy. */
  readonly about: { readonly name: string; readonly href: string }
}

export interface ReviewsScreenProps {
  /** Whose reviews are shown: the whole shop's, a toy's, or those from a country. */
  of: { readonly toy: RatedToy } | { readonly country: CountryCode } | 'shop'
  /** How many ratings have each number of stars: the toy's, otherwise the shop's. */
  counts: StarCounts
  /** The reviews that can be read. */
  reviews: readonly ReviewOfToy[]
  /** Says that the reviews are samples. */
  note: string
  /** The countries from which there are reviews to read, in this order. */
  countryCodes: readonly CountryCode[]
  /** Every rated toy with its counts. @default none: only the page of the whole shop shows them */
  toys?: readonly (RatedToy & { readonly counts: StarCounts })[]
}

const noToys: NonNullable<ReviewsScreenProps['toys']> = []

/** The reviews of all toys, of one toy, or from one country. Each choice is a page of its own. */
export function ReviewsScreen({
  of,
  counts,
  reviews,
  note,
  countryCodes,
  toys = noToys,
}: ReviewsScreenProps) {
  const { value, count } = ratingOf(counts)
  const toy = of !== 'shop' && 'toy' in of ? of.toy : undefined
  const country = of !== 'shop' && 'country' in of ? of.country : undefined
  return (
    <>
      <header className={styles.top}>
        <div className={styles.panel}>
          <div className={styles.claim}>
            <Heading level={1} size="title">
              {toy === undefined ? 'What families say' : `What families say about ${toy.name}`}
            </Heading>
            <p className={styles.mean}>
              <strong>{value}</strong> <span>of 5</span>
            </p>
            <Text size="lead">{`from ${formatCount(count)} reviews${toy === undefined ? ' of all our toys, in all our countries' : ''}`}</Text>
            {toy !== undefined && (
              <p className={styles.ways}>
                <ButtonLink href={toy.href}>{`See ${toy.name}`}</ButtonLink>
                <ButtonLink href="/reviews" tone="surface">
                  All reviews
                </ButtonLink>
              </p>
            )}
          </div>
          {toy !== undefined && (
            <Picture
              picture={toy.picture}
              alt=""
              sizes="280px"
              className={styles.toyPicture}
              isPriority
            />
          )}
          <div className={styles.counts}>
            <RatingHistogram counts={counts} />
          </div>
        </div>
      </header>
      <Section
        heading={country === undefined ? 'In their words' : `From ${countries[country].nameInText}`}
        text={`${countOfReviews(reviews.length, counts)} ${note}`}
      >
        {toy === undefined && (
          <ChipNav
            label="Where reviews come from"
            className={styles.filter}
            links={[
              { label: 'All countries', href: '/reviews', isCurrent: of === 'shop' },
              ...countryCodes.map((code) => ({
                label: countries[code].name,
                href: `/reviews/${code.toLowerCase()}`,
                isCurrent: code === country,
              })),
            ]}
          />
        )}
        {reviews.length === 0 ? (
          <Text>None of these say more than their stars.</Text>
        ) : (
          <Sorted reviews={reviews} />
        )}
      </Section>
      {toys.length > 0 && (
        <Section
          heading="Toy by toy"
          text="Choose a name to see the toy, or a number to read its reviews."
        >
          <ul className={styles.toys}>
            {toys.map((one) => (
              <Toy key={one.href} {...one} />
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function Sorted({ reviews }: Pick<ReviewsScreenProps, 'reviews'>) {
  const [order, setOrder] = useState<ReviewOrder>('newest')
  return (
    <>
      {reviews.length > 1 && (
        <div className={styles.sort}>
          <ReviewOrderSelect order={order} onOrderChange={setOrder} />
        </div>
      )}
      <ul className={styles.list}>
        {sortReviews(reviews, order).map((review) => (
          <Told key={review.id} {...review} />
        ))}
      </ul>
    </>
  )
}

function Told(review: ReviewOfToy) {
  const { about } = review
  return (
    <li className={styles.told}>
      <ReviewCard
        review={review}
        about={
          <LinkSlot href={about.href} className={styles.link}>
            {about.name}
          </LinkSlot>
        }
      />
    </li>
  )
}

function Toy({ name, href, reviewsHref, picture, counts }: RatedToy & { counts: StarCounts }) {
  const { value, count } = ratingOf(counts)
  return (
    <li className={styles.toy}>
      <Picture picture={picture} alt="" sizes="88px" className={styles.picture} />
      <div>
        <LinkSlot href={href} className={cx(styles.link, styles.name)}>
          {name}
        </LinkSlot>
        <LinkSlot
          href={reviewsHref}
          className={styles.rating}
          aria-label={`${name}: ${value} of 5, ${formatCount(count)} reviews`}
        >
          <Rating value={value} count={count} />
        </LinkSlot>
      </div>
    </li>
  )
}
