import {
  type ComboHint,
  formatMoney,
  formatMoneyBriefly,
  type GiftInReach,
  listOf,
  type MinorUnits,
  nameOf,
  nothing,
  type PricedCart,
  type Sku,
  surpriseGiftSku,
} from '@stemside/rules'
import { CountedBefore } from '../../commerce/CountedBefore.tsx'
import { GiftProgress } from '../../commerce/GiftProgress/index.ts'
import { riseText } from '../../commerce/riseText.ts'
import { squareOf } from '../../content/pictures.ts'
import { Button } from '../../core/Button/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import styles from './CartScreen.module.css'

export interface FreeToy extends GiftInReach {
  /** From which value of other toys it is given. */
  readonly minimum: MinorUnits
  /** Whether the value of all toys reaches the gift's minimum, although choosing would remove some. */
  readonly isMinimumReached: boolean
  /** What the total rises by if the toy takes the place of the coupon in force. @default nothing */
  readonly rise?: MinorUnits | undefined
  /** A toy that costs no more if it is bought with the coupon in force: then no toy is offered. @default none */
  readonly cheaperBought?: Sku | undefined
  /** Opens the chooser, which also says why a toy cannot be chosen. */
  readonly onChoose: () => void
}

export interface CartOffersProps {
  /** The cart, priced by the rules. */
  cart: PricedCart
  /** The offer of a free toy, if one can be given and none is chosen yet. @default none */
  giftOffer?: FreeToy | undefined
  /** Combos that the cart has a part of, from `comboHints`. @default none */
  hints?: readonly ComboHint[] | undefined
  /** Called to add what a combo lacks. @default the button is not shown */
  onCompleteCombo?: ((hint: ComboHint) => void) | undefined
}

/** What could be added to the cart: a free toy, the rest of a set, and how far the gifts are. */
export function CartOffers({ cart, giftOffer, hints, onCompleteCombo }: CartOffersProps) {
  // Of two gifts that the cart has not reached, only the nearer one is told; of equal ones both.
  const surprise = cart.explanations.find(({ id }) => id === surpriseGiftSku)
  const surpriseShort = surprise?.figures.short ?? 0
  const toyShort = giftOffer?.short ?? 0
  const cheaperBought = giftOffer?.cheaperBought
  const isShippingShort = cart.shipping.short > 0
  const isToyTold = toyShort > 0 && (surpriseShort === 0 || toyShort <= surpriseShort)
  return (
    <ul className={styles.offers} aria-label="For this cart">
      {giftOffer?.short === 0 && cheaperBought === undefined && (
        <GiftOffer {...giftOffer} cart={cart} />
      )}
      {hints?.map((hint) => (
        <li key={hint.id} className={styles.hint}>
          <Pictures skus={hint.missing} />
          <Text>
            Add <strong>{listOf(hint.missing.map((sku) => nameOf(sku)))}</strong>
            <span>{` to make the ${hint.name}${insteadOf(hint)} and save `}</span>
            <strong translate="no">{formatMoney(hint.saving, cart.country)}</strong>
            {hint.replaces.length > 0 && <span> more</span>}.{' '}
            <span>{riseText(hint.rise, cart.country)}</span>
          </Text>
          {onCompleteCombo !== undefined && (
            <Button size="small" onClick={() => onCompleteCombo(hint)}>
              Complete the set
            </Button>
          )}
        </li>
      ))}
      {giftOffer !== undefined && isToyTold && <GiftOffer {...giftOffer} cart={cart} />}
      {(!isToyTold || giftOffer?.short === surpriseShort || surpriseShort === 0) && (
        <li className={styles.progress}>
          <GiftProgress cart={cart} />
          {!isShippingShort && <CountedBefore cart={cart} />}
          {cheaperBought !== undefined && (
            <Text size="small" tone="muted">
              {`${codeInForce(cart)} saves you at least as much as a free ${nameOf(cheaperBought)} is worth, so it stays.`}
            </Text>
          )}
        </li>
      )}
    </ul>
  )
}

/** " in place of the Tech Toy Pack", if the set takes a toy from it. */
function insteadOf({ replaces }: ComboHint): string {
  return replaces.length === 0 ? '' : ` in place of the ${listOf(replaces)}`
}

function codeInForce({ adjustments }: PricedCart): string | undefined {
  return adjustments.find(({ source }) => source === 'coupon')?.id
}

interface GiftOfferProps extends FreeToy {
  cart: PricedCart
}

function GiftOffer({
  cart,
  toys: skus,
  short,
  minimum,
  isMinimumReached,
  rise = nothing,
  onChoose,
}: GiftOfferProps) {
  const { country } = cart
  const replaced = codeInForce(cart)
  const instead = replaced && ` It would take the place of ${replaced}`
  const toys = skus.map((sku) => nameOf(sku)).join(' or ')
  return (
    <li className={styles.hint}>
      <Pictures skus={skus} />
      {short > 0 ? (
        <>
          <Text key="short">
            Add <strong translate="no">{formatMoney(short, country)}</strong>
            <span>{` more, and ${toys} can be yours for free: with other toys for ${formatMoneyBriefly(minimum, country)} or more.`}</span>
            {instead && <span>{`${instead}.`}</span>}
          </Text>
          {isMinimumReached && (
            <Button variant="outline" size="small" onClick={onChoose}>
              Why not now?
            </Button>
          )}
        </>
      ) : (
        <>
          <Text key="earned">
            Your cart has earned a free toy: <strong>{toys}</strong>.
            {instead && (
              <span>
                {rise > 0
                  ? `${instead}: you would pay ${formatMoney(rise, country)} more.`
                  : `${instead}.`}
              </span>
            )}
          </Text>
          <Button size="small" onClick={onChoose}>
            Choose your gift
          </Button>
        </>
      )}
    </li>
  )
}

function Pictures({ skus }: { skus: readonly Sku[] }) {
  return (
    <span className={styles.pictures}>
      {skus.map((sku) => (
        <Picture key={sku} picture={squareOf(sku)} alt="" sizes="56px" className={styles.picture} />
      ))}
    </span>
  )
}
