import {
  countryCodes,
  eGiftAmounts,
  eGiftDayObstacle,
  eGiftDesigns,
  formatMoney,
  nothing,
  type CountryCode,
  type EGiftDesign,
  type IsoDate,
  type MinorUnits,
} from '@stemside/rules'
import { useState } from 'react'
import { EGiftCard } from '../../commerce/EGiftCard/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Loader } from '../../core/Loader/index.ts'
import { Text } from '../../core/Text/index.ts'
import { Section } from '../../editorial/Section/index.ts'
import { Steps } from '../../editorial/Steps/index.ts'
import { EGiftForm, type EGiftOrder } from '../../forms/EGiftForm/index.ts'
import type { FormValues } from '../../forms/Form/index.ts'
import { GiftThanks, type BoughtGift } from './GiftThanks.tsx'
import styles from './GiftScreen.module.css'

export type { BoughtGift } from './GiftThanks.tsx'

export interface GiftScreenProps {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The gift that was just bought: the page thanks for it. @default none, the page shows the form */
  bought?: BoughtGift | undefined
  /** The store's date. @default not known yet: the form waits for it */
  today?: IsoDate | undefined
  /** The known values of the form. @default an amount, a design and today */
  initialValues?: FormValues | undefined
  /** What went wrong with the purchase. @default none */
  error?: string | undefined
  /** What happened to an earlier gift, if nothing went wrong. @default none */
  note?: string | undefined
  /** Whether the gift is being paid. @default false */
  isPaying?: boolean | undefined
  /** Called with a field's name and value on each change, and with `amountCountry` after an amount. Card fields come too: never store those. @default nothing */
  onFieldChange?: ((name: string, value: string) => void) | undefined
  /** Called with the valid values of the form. */
  onSubmit: (order: EGiftOrder) => void
}

/** Sells an e-gift: the form, and beside it the card as its recipient will see it (§2.5). */
export function GiftScreen({ bought, ...shopping }: GiftScreenProps) {
  return bought === undefined ? <Shopping {...shopping} /> : <GiftThanks gift={bought} />
}

function Shopping({
  country,
  today,
  initialValues,
  error,
  note,
  isPaying = false,
  onFieldChange,
  onSubmit,
}: Omit<GiftScreenProps, 'bought'>) {
  const [typed, setTyped] = useState<FormValues>({})
  const values = { ...initialValues, ...typed }
  const amount = amountOf(country, values)
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Heading level={1} size="title">
          Give them the choosing
        </Heading>
        <Text size="lead" tone="muted">
          An e-gift for any toy in the shop. You write the card, we email it on the day you pick.
        </Text>
      </div>
      <div className={styles.columns}>
        <section aria-label="Your e-gift" className={styles.preview}>
          <EGiftCard
            country={country}
            design={designOf(values['design'])}
            amount={amount}
            recipientName={values['recipientName']}
            senderName={values['senderName']}
            message={values['message']}
          />
          <ul className={styles.facts}>
            <li>It does not expire.</li>
            <li>What they do not spend stays on the code.</li>
            <li>Any coupon goes with it.</li>
          </ul>
        </section>
        <div>
          {today === undefined ? (
            <Waiting />
          ) : (
            <EGiftForm
              country={country}
              today={today}
              price={formatMoney(amount, country)}
              error={error}
              note={note}
              isLoading={isPaying}
              initialValues={firstValues(
                { ...initialValues, ...amountIn(values) },
                { country, today },
              )}
              onFieldChange={(name, value) => {
                setTyped((before) => ({ ...before, [name]: value }))
                onFieldChange?.(name, value)
                if (name !== 'amount') return
                setTyped((before) => ({ ...before, amountCountry: country }))
                onFieldChange?.('amountCountry', country)
              }}
              onSubmit={onSubmit}
            />
          )}
        </div>
      </div>
      <Section heading="How an e-gift works" className={styles.more}>
        <Steps steps={steps} />
      </Section>
      <Section heading="Good to know" className={styles.more}>
        <ul className={styles.notes}>
          <li>The code is emailed to its recipient alone. We keep no copy that could be read.</li>
          <li>
            If their email server refuses the address, nobody can spend the code: we write to you,
            and send a new one to the right address.
          </li>
          <li>
            A bought e-gift cannot be taken back. If an order that it paid is cancelled or sent
            back, the amount returns to the code.
          </li>
        </ul>
      </Section>
    </div>
  )
}

const steps = [
  {
    hue: 'orboot',
    heading: 'Write the card',
    text: 'Pick an amount and a design, and add a few words. You see the card while you type.',
  },
  {
    hue: 'tacto',
    heading: 'We email it on the day',
    text: 'Today, on a birthday, or up to a year ahead. You get a receipt at once.',
  },
  {
    hue: 'plugo',
    heading: 'They choose a toy',
    text: 'They type the code at checkout. What is left waits for the next toy.',
  },
] as const

function Waiting() {
  return (
    <div className={styles.waiting}>
      <span data-needs-script>
        <Loader label="Fetching the gift form" />
      </span>
      <noscript>
        <Text>
          Buying an e-gift needs JavaScript, which is off in this browser: your card goes to the
          payment provider from this page, and never to us.
        </Text>
      </noscript>
    </div>
  )
}

/** The chosen amount, and the country whose amount it is. */
function amountIn({ amount, amountCountry }: FormValues): FormValues {
  return {
    ...(amount !== undefined && { amount }),
    ...(amountCountry !== undefined && { amountCountry }),
  }
}

/** The country's second amount is chosen at first. Of another country, the second smallest becomes the second smallest here. */
function amountOf(country: CountryCode, { amount, amountCountry }: FormValues): MinorUnits {
  const amounts = eGiftAmounts(country)
  const chosenIn = countryCodes.find((code) => code === amountCountry) ?? country
  const place = eGiftAmounts(chosenIn).findIndex((one) => String(one) === amount)
  return amounts[place] ?? amounts[1] ?? nothing
}

function designOf(typed: string | undefined): EGiftDesign {
  return eGiftDesigns.find((design) => design === typed) ?? eGiftDesigns[0]
}

/** What the form begins with. A kept day that is over becomes today. */
function firstValues(
  kept: FormValues = {},
  { country, today }: { readonly country: CountryCode; readonly today: IsoDate },
): FormValues {
  const day = kept['deliverOn'] ?? ''
  return {
    ...kept,
    amount: String(amountOf(country, kept)),
    design: designOf(kept['design']),
    deliverOn: day === '' || eGiftDayObstacle(day, today) !== undefined ? today : day,
  }
}
