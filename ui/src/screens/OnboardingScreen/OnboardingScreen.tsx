import { ageBandLabels, childAges } from '@stemside/rules'
import type { ReactNode } from 'react'
import { figure as rocket } from '../../../art/pictures/rocket/index.ts'
import { Button, ButtonLink } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Loader } from '../../core/Loader/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { FormNote } from '../../forms/FormNote/index.ts'
import { CheckIcon } from '../../icons/index.ts'
import { MissingPart } from '../../shell/MissingPart/index.ts'
import styles from './OnboardingScreen.module.css'

/** How far a new shopper is. */
export interface OnboardingProgress {
  /** The shopper's name, for the greeting. */
  readonly name: string
  readonly hasPhone: boolean
  readonly hasAddress: boolean
}

export interface OnboardingScreenProps {
  /** Whether the shopper and their progress are known. */
  status: 'loading' | 'failed' | 'ready'
  /** How far the shopper is; shown when the status is `ready`. @default not known */
  progress?: OnboardingProgress | undefined
  /** The page is being fetched again. @default false */
  isRetrying?: boolean
  /** Called on "Try again". */
  onRetry: () => void
  /** The session ended. A message asks to log in again. @default false */
  isSessionOver?: boolean
  /** Called on "Log In" of that message. */
  onLogIn: () => void
}

/** The first page of a new account (§2.6): who plays, and what saves typing later. */
export function OnboardingScreen({
  status,
  progress,
  isRetrying = false,
  onRetry,
  isSessionOver = false,
  onLogIn,
}: OnboardingScreenProps) {
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <div className={styles.greeting}>
          <Heading level={1} size="title">
            {progress === undefined ? 'Welcome' : `Welcome, ${progress.name.split(' ')[0]}!`}
          </Heading>
          <Text size="lead">
            You are on the STEM side now. Two minutes, and we know what to show you and where to
            send it.
          </Text>
        </div>
        <Picture picture={rocket} alt="" sizes="200px" className={styles.figure} />
      </div>
      <noscript>
        <Text>
          Your account needs JavaScript: this page belongs to you alone, so it is fetched once we
          know who you are.
        </Text>
      </noscript>
      {isSessionOver && (
        <div>
          <FormNote error="You have been signed out. Log in to go on." />
          <Button variant="outline" onClick={onLogIn}>
            Log In
          </Button>
        </div>
      )}
      {status === 'loading' && !isSessionOver && (
        <div className={styles.loading} data-needs-script>
          <Loader label="Your first steps: one moment" />
        </div>
      )}
      {status === 'failed' && (
        <div role="alert" className={styles.loading}>
          <MissingPart what="Your first steps" onRetry={onRetry} isLoading={isRetrying} />
        </div>
      )}
      {status === 'ready' && progress !== undefined && <FirstSteps {...progress} />}
    </div>
  )
}

function FirstSteps({ hasPhone, hasAddress }: OnboardingProgress) {
  const addressPage = '/profile/addresses'
  const profilePage = '/profile/edit'
  return (
    <>
      <section aria-label="Who plays?" className={styles.section}>
        <Heading size="subheading">Who plays?</Heading>
        <Text tone="muted">Choose an age, and see the toys for it.</Text>
        <div className={styles.ages}>
          {childAges.map((band) => (
            <ButtonLink key={band} href={`/shop?age=${band}`} variant="outline">
              {ageBandLabels[band]}
            </ButtonLink>
          ))}
        </div>
      </section>
      <section aria-label="Save time at checkout" className={styles.section}>
        <Heading size="subheading">Save time at checkout</Heading>
        <ol className={styles.steps}>
          <Step
            number={1}
            isDone={hasAddress}
            heading="Where do parcels go?"
            text="Checkout fills in your address by itself."
            action={hasAddress ? 'See your addresses' : 'Add an address'}
            href={addressPage}
          />
          <Step
            number={2}
            isDone={hasPhone}
            heading="How does the courier reach you?"
            text="Your phone number, for when they cannot find your door."
            action={hasPhone ? 'See your profile' : 'Add your phone'}
            href={profilePage}
          />
        </ol>
      </section>
      <div>
        <ButtonLink href="/shop" size="large">
          See all toys
        </ButtonLink>
      </div>
    </>
  )
}

interface StepProps {
  readonly number: number
  readonly isDone: boolean
  readonly heading: string
  readonly text: ReactNode
  readonly action: string
  readonly href: string
}

function Step({ number, isDone, heading, text, action, href }: StepProps) {
  return (
    <li className={styles.step}>
      <span className={styles.mark} data-done={isDone || undefined} aria-hidden="true">
        {isDone ? <CheckIcon /> : number}
      </span>
      <div className={styles.words}>
        <Text as="div" weight="bold">
          {heading}
          {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
        </Text>
        <Text tone="muted">{text}</Text>
      </div>
      <ButtonLink href={href} variant={isDone ? 'quiet' : 'soft'}>
        {action}
      </ButtonLink>
    </li>
  )
}
