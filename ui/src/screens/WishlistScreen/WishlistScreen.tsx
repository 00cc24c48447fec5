import {
  countryInText,
  nameOf,
  shelfItems,
  type CountryCode,
  type PriceList,
  type Sku,
  type Stock,
} from '@stemside/rules'
import { useId } from 'react'
import { teddy } from '../../../art/pictures/figures.ts'
import { ShelfGrid } from '../../commerce/ShelfGrid/index.ts'
import type { ShelfItem } from '../../commerce/shelfItem.ts'
import { WishButton } from '../../commerce/WishButton/index.ts'
import { cards } from '../../content/cards.ts'
import { Button, ButtonLink } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { Text } from '../../core/Text/index.ts'
import { Scene } from '../Scene/index.ts'
import styles from './WishlistScreen.module.css'

export interface WishlistScreenProps {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The country's price list, in minor units. */
  prices: PriceList
  /** Units left by sku; a sku that is not in it is in stock. @default {} */
  stock?: Stock | undefined
  /** The toys of the list that is shown, the newest first. */
  wishes: readonly Sku[]
  /** The visitor's own toys, if the list is somebody else's. @default the list is the visitor's own */
  ownWishes?: readonly Sku[] | undefined
  /** The toys that givers have bought from the list. Toys that left the list do no harm. @default [] */
  bought?: readonly Sku[] | undefined
  /** Whether the stored list is still unknown, as on a prerendered page. @default false */
  isLoading?: boolean
  /** Whether somebody is signed in: the list is then kept in the account. @default false */
  isSignedIn?: boolean
  /** What came of the last press, such as "Link copied". @default nothing */
  message?: string | undefined
  /** Called with the sku on "Add to cart". */
  onAdd: (sku: Sku) => void
  /** Called with a sku and whether it shall be on the visitor's own list. */
  onWishedChange: (sku: Sku, isWished: boolean) => void
  /** "Share the list" was pressed. */
  onShare: () => void
  /** "Keep all on my list" was pressed, on somebody else's list. */
  onKeep: () => void
}

/** The wish list, one's own or one that somebody has shared by its link. */
export function WishlistScreen(props: WishlistScreenProps) {
  const { country, wishes, ownWishes, isLoading = false } = props
  const isOwn = ownWishes === undefined
  if (isLoading)
    return (
      <div className={styles.root}>
        <Heading level={1} size="title">
          Wish list
        </Heading>
        <Text tone="muted" data-needs-script>
          Fetching your wish list…
        </Text>
        <noscript>
          <Text tone="muted">
            Your wish list needs JavaScript, which is off in this browser: the list is kept in it.
          </Text>
        </noscript>
      </div>
    )
  if (wishes.length === 0) return <Nothing isOwn={isOwn} />
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <Heading level={1} size="title">
          {isOwn ? 'Your wish list' : 'A wish list shared with you'}
        </Heading>
        <Text size="lead" tone="muted">
          {isOwn
            ? 'Send it to whoever asks what to give. What they buy from it shows here.'
            : `Somebody wishes for these toys. They are priced for ${countryInText(country)} and delivered there. Add them here, and others see what is bought, never by whom.`}
        </Text>
        {/* Left-aligned: at the right edge, a new message would push the button away from the pointer. */}
        <div className={styles.actions}>
          {isOwn ? (
            <Button onClick={props.onShare}>Share the list</Button>
          ) : (
            <Button variant="outline" onClick={props.onKeep}>
              Keep all on my list
            </Button>
          )}
          <output className={styles.message}>{props.message}</output>
        </div>
      </div>
      <Toys {...props} />
      {isOwn && props.isSignedIn !== true && (
        <Text size="small" tone="muted" data-part="log-in">
          The list is kept in this browser. Log in, and it joins your account.
        </Text>
      )}
      {!isOwn && (
        <Text>
          <Link href="/wishlist">See your own wish list</Link>
        </Text>
      )}
    </div>
  )
}

const noSkus: readonly Sku[] = []

function Toys({
  country,
  prices,
  stock,
  wishes,
  ownWishes = wishes,
  bought = noSkus,
  onAdd,
  onWishedChange,
}: WishlistScreenProps) {
  const givenId = useId()
  const items = shelfItems(wishes, prices, cards, stock)
  const shown = new Set<Sku>(items.map(({ sku }) => sku))
  const notSold = wishes.filter((sku) => !shown.has(sku))
  const heartOf = (sku: Sku, isBare: boolean) => (
    <WishButton
      name={nameOf(sku)}
      isBare={isBare}
      isWished={ownWishes.includes(sku)}
      onWishedChange={(isWished) => onWishedChange(sku, isWished)}
    />
  )
  const grid = { country, renderCorner: ({ sku }: ShelfItem) => heartOf(sku, true), onAdd }
  const given = items.filter(({ sku }) => bought.includes(sku))
  const wanted = items.filter((item) => !given.includes(item))
  return (
    <>
      {wanted.length > 0 && <ShelfGrid {...grid} items={wanted} headingLevel={2} />}
      {given.length > 0 && (
        <section aria-labelledby={givenId} className={styles.given}>
          <div className={styles.words}>
            <Heading id={givenId} size="subheading">
              Already bought
            </Heading>
            <Text tone="muted">
              {wanted.length + notSold.length > 0
                ? 'These were bought from this list.'
                : 'Every toy on this list is bought.'}
            </Text>
          </div>
          <ShelfGrid {...grid} items={given} />
        </section>
      )}
      {notSold.length > 0 && (
        <section aria-label="Not sold here" className={styles.words}>
          <Heading size="card">{`Not sold in ${countryInText(country)}`}</Heading>
          <ul>
            {notSold.map((sku) => (
              <li key={sku} className={styles.notSold}>
                {nameOf(sku)} {heartOf(sku, true)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Nothing({ isOwn }: { isOwn: boolean }) {
  return (
    <Scene
      heading={isOwn ? 'Nothing wished for yet' : 'This list is empty'}
      text={
        isOwn
          ? 'Press the heart of a toy, and it waits here. No account needed.'
          : 'The link has no toys that we know. Ask whoever sent it for a new one.'
      }
      picture={teddy}
      actions={<ButtonLink href="/shop">See all toys</ButtonLink>}
    />
  )
}
