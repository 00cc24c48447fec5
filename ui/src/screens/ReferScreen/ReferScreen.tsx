import { countryInText, formatMoneyBriefly, referralOffer, type CountryCode } from '@stemside/rules'
import { gift } from '../../../art/pictures/figures.ts'
import { Button, ButtonLink } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Loader } from '../../core/Loader/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { Section } from '../../editorial/Section/index.ts'
import { Steps } from '../../editorial/Steps/index.ts'
import styles from './ReferScreen.module.css'

export interface ReferScreenProps {
  /** The visitor's country: it decides what friend and sender get. */
  country: CountryCode
  /**
   * Shows a loader instead, while the rewards of a signed-in shopper open.
   * `data-account="expected"` on the root element does the same. @default false
   */
  isLeaving?: boolean
  /** "Log in" was pressed. */
  onLogIn: () => void
  /** "Create an account" was pressed. */
  onSignUp: () => void
}

/** The referral programme for a visitor: what both get, how it works, and the way to one's own link. */
export function ReferScreen({ isLeaving = false, ...props }: ReferScreenProps) {
  return (
    <div className={styles.root} data-leaving={isLeaving}>
      <div className={styles.content}>
        <Programme {...props} />
      </div>
      <div className={styles.loading}>
        <Loader label="Opening your rewards" />
      </div>
    </div>
  )
}

function Programme({ country, onLogIn, onSignUp }: ReferScreenProps) {
  const offer = referralOffer(country)
  if (offer === undefined) return <NoOffer country={country} />
  const amount = formatMoneyBriefly(offer.amount, country)
  const minimum = formatMoneyBriefly(offer.minimum, country)
  return (
    <>
      <div className={styles.top}>
        <div className={styles.hero}>
          <div className={styles.words}>
            <Heading level={1} size="title">
              Refer and earn
            </Heading>
            <Text size="lead">
              A friend saves <strong>{amount}</strong> on their first order, and you earn{' '}
              <strong>{amount}</strong> too.
            </Text>
            <div className={styles.actions} data-needs-script>
              <Button size="large" onClick={onLogIn}>
                Log in to get your link
              </Button>
              <Button size="large" tone="surface" onClick={onSignUp}>
                Create an account
              </Button>
            </div>
            <noscript>
              <Text size="small">To log in and get your link, this page needs JavaScript.</Text>
            </noscript>
          </div>
          <Picture picture={gift} alt="" sizes="280px" className={styles.figure} isPriority />
        </div>
      </div>
      <Section heading="How it works">
        <Steps
          steps={[
            {
              hue: 'orboot',
              heading: 'Send your link',
              text: 'Log in, copy your link and send it to a friend with a curious child.',
            },
            {
              hue: 'tacto',
              heading: `Your friend saves ${amount}`,
              text: `The coupon ${offer.code} comes with the link. It counts from ${minimum}.`,
            },
            {
              hue: 'plugo',
              heading: `You earn ${amount}`,
              text: 'Once their parcel has arrived, you make the reward into a coupon of your own.',
            },
          ]}
        />
      </Section>
      <Section heading="Good to know">
        <ul className={styles.notes}>
          <li>{`The reward is for a friend’s first order of ${minimum} or more in ${countryInText(country)}.`}</li>
          <li>Your own link does nothing for your own orders.</li>
          <li>You can earn for up to ten friends.</li>
          <li>
            A reward coupon works once, on a cart of at least twice its value. If a friend cancels
            the order or sends all of it back, its reward goes back too.
          </li>
        </ul>
      </Section>
    </>
  )
}

function NoOffer({ country }: Pick<ReferScreenProps, 'country'>) {
  return (
    <div className={styles.top}>
      <div className={styles.hero}>
        <div className={styles.words}>
          <Heading level={1} size="title">
            Refer and earn
          </Heading>
          <Text size="lead">{`There is no referral reward in ${countryInText(country)} yet: a link would bring neither your friend nor you anything, so we do not hand one out.`}</Text>
          <div className={styles.actions}>
            <ButtonLink href="/shop" size="large">
              See all toys
            </ButtonLink>
          </div>
        </div>
        <Picture picture={gift} alt="" sizes="280px" className={styles.figure} />
      </div>
    </div>
  )
}
