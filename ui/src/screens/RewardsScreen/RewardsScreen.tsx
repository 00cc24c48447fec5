import {
  countries,
  countryInText,
  formatMoney,
  formatMoneyBriefly,
  isChargeable,
  longDate,
  minus,
  nothing,
  parseAmount,
  referralOffer,
  westernDigits,
  type CountryCode,
  type MinorUnits,
} from '@stemside/rules'
import type { Validated } from '@stemside/rules/validation'
import { Badge } from '../../core/Badge/index.ts'
import { Button } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Text } from '../../core/Text/index.ts'
import { Form } from '../../forms/Form/index.ts'
import { TextField } from '../../forms/TextField/index.ts'
import styles from './RewardsScreen.module.css'

/** What the shopper's link has brought. Amounts are in the currency of `country`. */
export interface ReferralState {
  /** The country of the shopper's profile. */
  readonly country: CountryCode
  /** Was made into coupons. */
  readonly claimed: MinorUnits
  /** What can be made into coupons altogether: `maxClaimReward`. */
  readonly mostClaimable: MinorUnits
  /** Becomes claimable once friends' orders have arrived. */
  readonly pending: MinorUnits
}

/** A coupon that a reward was made into. */
export interface Reward {
  readonly code: string
  readonly country: CountryCode
  readonly amount: MinorUnits
  /** ISO 8601, UTC. */
  readonly earnedAt: string
  readonly isUsed: boolean
}

export interface RewardsScreenProps {
  /** What the account has earned by its link, in the country's currency. */
  referral: ReferralState
  /** The newest first. */
  rewards: readonly Reward[]
  /** The shopper's own link. */
  link: string
  /** What was copied last: the link or a coupon's code. @default nothing */
  copied?: string | undefined
  /** The amount that was typed earlier. @default all that is left */
  typedAmount?: string | undefined
  /** Called with the amount on each change. @default nothing happens */
  onAmountChange?: ((amount: string) => void) | undefined
  /** The claim waits for its answer. @default false */
  isClaiming?: boolean
  /** Why the last claim failed. @default nothing */
  message?: string | undefined
  /** Called with the link or a coupon's code that is to be copied. */
  onCopy: (text: string) => void
  /** Opens the device's own way to share. @default there is none, and no button */
  onShare?: (() => void) | undefined
  /** Called with an amount that can be claimed. */
  onClaim: (amount: MinorUnits) => void
}

/** The shopper's own link, what it has brought, and the coupons that rewards were made into. For inside a ProfileFrame. */
export function RewardsScreen(props: RewardsScreenProps) {
  const { referral, rewards } = props
  const offer = referralOffer(referral.country)
  return (
    <div className={styles.root}>
      {offer === undefined ? (
        <Text>{`There is no referral reward in ${countryInText(referral.country)} yet, the country of your profile: your link would bring neither a friend nor you anything.`}</Text>
      ) : (
        <>
          <OwnLink {...props} amount={formatMoneyBriefly(offer.amount, referral.country)} />
          <Earned {...props} />
        </>
      )}
      {(offer !== undefined || rewards.length > 0) && <Coupons {...props} />}
    </div>
  )
}

function OwnLink({
  link,
  copied,
  amount,
  onCopy,
  onShare,
}: RewardsScreenProps & { amount: string }) {
  return (
    <section aria-label="Your link" className={styles.link}>
      <Heading size="subheading">Your link</Heading>
      <Text>{`A friend who opens it saves ${amount} on their first order, and you earn ${amount} once their parcel has arrived.`}</Text>
      <p className={styles.address}>{link}</p>
      <div className={styles.actions}>
        <Button onClick={() => onCopy(link)}>Copy link</Button>
        {onShare !== undefined && (
          <Button tone="surface" onClick={onShare}>
            Share
          </Button>
        )}
        <output className={styles.copied}>{copied === link && 'Copied'}</output>
      </div>
    </section>
  )
}

function Earned(props: RewardsScreenProps) {
  const { referral, typedAmount, isClaiming = false, message, onAmountChange, onClaim } = props
  const { country, claimed, mostClaimable, pending } = referral
  const left = mostClaimable > claimed ? minus(mostClaimable, claimed) : nothing
  const amount = (value: MinorUnits) => formatMoney(value, country)
  const check = (values: Readonly<Record<string, string>>): Validated<MinorUnits> => {
    const asked = amountOf(values['amount'] ?? '', country)
    if (asked === undefined) {
      return { ok: false, messages: { amount: `Please type an amount, such as ${amount(left)}` } }
    }
    if (asked > left) {
      return { ok: false, messages: { amount: `You can claim ${amount(left)} at most` } }
    }
    return { ok: true, values: asked }
  }
  return (
    <section aria-label="What you have earned" className={styles.part}>
      <Heading size="subheading">What you have earned</Heading>
      <dl className={styles.figures}>
        <Figure label="Ready to claim">{amount(left)}</Figure>
        <Figure label="On its way">{amount(pending)}</Figure>
        <Figure label="Claimed">{amount(claimed)}</Figure>
      </dl>
      {left > 0 ? (
        // A new sum is a new form: its field proposes all that is left.
        <Form
          key={left}
          check={check}
          onSubmit={onClaim}
          initialValues={{ amount: typedAmount ?? plain(left, country) }}
          onFieldChange={(_name, value) => onAmountChange?.(value)}
          {...(message !== undefined && { messages: { amount: message } })}
        >
          <div className={styles.claim}>
            <TextField
              label="Make into a coupon"
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              before={
                <span className={styles.currency}>{countries[country].currency.symbol.trim()}</span>
              }
            />
            <Button type="submit" isLoading={isClaiming}>
              Claim
            </Button>
          </div>
        </Form>
      ) : (
        <Text tone="muted">
          {pending > 0
            ? 'It becomes yours to claim once your friends’ parcels have arrived.'
            : 'Nothing to claim yet: your first reward comes with a friend’s first order.'}
        </Text>
      )}
    </section>
  )
}

function Figure({ label, children }: { label: string; children: string }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A typed amount of at least one step of the currency; undefined for anything else. */
function amountOf(typed: string, country: CountryCode): MinorUnits | undefined {
  const { currency } = countries[country]
  const amount = parseAmount(
    westernDigits(typed).replaceAll(/[,٬]/gu, '').replace('٫', '.').trim(),
    currency,
  )
  const isClaimable = amount !== undefined && amount > 0 && isChargeable(amount, currency.quantum)
  return isClaimable ? amount : undefined
}

/** An amount as one types it, without symbol. */
function plain(amount: MinorUnits, country: CountryCode): string {
  return formatMoney(amount, country).replace(countries[country].currency.symbol, '')
}

function Coupons({ rewards, copied, onCopy }: RewardsScreenProps) {
  return (
    <section aria-label="Your coupons" className={styles.part}>
      <Heading size="subheading">Your coupons</Heading>
      {rewards.length === 0 ? (
        <Text tone="muted">
          What you claim becomes a coupon here. It works once, on a cart of at least twice its
          value.
        </Text>
      ) : (
        <ul className={styles.coupons}>
          {rewards.map(({ code, country, amount, earnedAt, isUsed }) => (
            <li key={code} className={styles.coupon}>
              <span className={styles.code}>
                <strong>{code}</strong>{' '}
                <Badge tone={isUsed ? 'subtle' : 'success'}>{isUsed ? 'Used' : 'Ready'}</Badge>
              </span>
              <Text
                as="span"
                size="small"
                tone="muted"
              >{`${formatMoneyBriefly(amount, country)} off, once · ${longDate(earnedAt, country)}`}</Text>
              {!isUsed && (
                <span className={styles.actions}>
                  <Button size="small" variant="outline" onClick={() => onCopy(code)}>
                    Copy code
                  </Button>
                  <output className={styles.copied}>{copied === code && 'Copied'}</output>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
