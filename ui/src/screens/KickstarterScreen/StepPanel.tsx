import type { CountryCode } from '@stemside/rules'
import { backerForm, validate } from '@stemside/rules/validation'
import type { ReactNode } from 'react'
import type { BackerStepWords, KickstarterPage } from '../../content/pages/kickstarter.ts'
import { Button } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Text } from '../../core/Text/index.ts'
import { AddressForm, type AddressValues } from '../../forms/AddressForm/index.ts'
import { EmailField } from '../../forms/EmailField/index.ts'
import { Form } from '../../forms/Form/index.ts'
import { RadioCards } from '../../forms/RadioCards/index.ts'
import { TextField } from '../../forms/TextField/index.ts'
import { BackerSummary } from './BackerSummary.tsx'
import type { BackerChoices } from './choices.ts'
import styles from './StepPanel.module.css'

export interface StepPanelProps {
  readonly page: Omit<KickstarterPage, 'meta'>
  readonly words: BackerStepWords
  readonly country: CountryCode
  readonly choices: BackerChoices
  /** Called with what the step adds. */
  readonly onDone: (chosen: BackerChoices) => void
  /** Absent on the first step. */
  readonly onBack: (() => void) | undefined
  readonly onAgain: () => void
}

/** What a step asks, or its news. */
export function StepPanel(props: StepPanelProps) {
  switch (props.words.step) {
    case 'order':
      return <OrderStep {...props} />
    case 'customise':
      return <CustomiseStep {...props} />
    case 'package':
      return <PackageStep {...props} />
    case 'shipping':
      return <ShippingStep {...props} />
    case 'upgrade':
      return <UpgradeStep {...props} />
    case 'thanks':
      return <BackerSummary {...props} />
  }
}

function OrderStep({ page, words, choices, onDone }: StepPanelProps) {
  const { backerNumber = '', email = '' } = choices
  const [first] = words.choices?.options ?? []
  return (
    <Form
      className={styles.form}
      initialValues={{ backerNumber, email, reward: choices.reward ?? first?.id ?? '' }}
      check={(values) => {
        const verdict = validate(backerForm, values)
        return verdict.ok
          ? { ...verdict, values: { ...verdict.values, reward: values['reward'] ?? '' } }
          : verdict
      }}
      onSubmit={onDone}
    >
      <Choices words={words} name="reward" />
      <div className={styles.fields}>
        <TextField
          label={page.labels.backerNumber}
          name="backerNumber"
          hint={page.labels.backerHint}
          autoComplete="off"
        />
        <EmailField />
      </div>
      <Buttons words={words} />
    </Form>
  )
}

function CustomiseStep({ page, words, choices, onDone, onBack }: StepPanelProps) {
  const [first] = words.choices?.options ?? []
  const { colour = first?.id ?? '', passportName = '' } = choices
  return (
    <Form
      className={styles.form}
      initialValues={{ colour, passportName }}
      check={(values) => ({ ok: true, values })}
      onSubmit={(values) =>
        onDone({
          colour: values['colour'] ?? colour,
          passportName: (values['passportName'] ?? '').trim(),
        })
      }
    >
      <Choices words={words} name="colour" />
      <TextField
        label={page.labels.passport}
        name="passportName"
        hint={page.labels.passportHint}
        maxLength={20}
        autoComplete="off"
        isOptional
        className={styles.narrow}
      />
      <Buttons words={words} onBack={onBack} />
    </Form>
  )
}

function PackageStep({ words, onDone, onBack }: StepPanelProps) {
  return (
    <div className={styles.form}>
      <Updates words={words} />
      <div className={styles.buttons}>
        <Button size="large" onClick={() => onDone({})}>
          {words.action}
        </Button>
        <BackButton onBack={onBack} />
      </div>
    </div>
  )
}

function ShippingStep({ page, words, country, choices, onDone, onBack }: StepPanelProps) {
  return (
    <div className={styles.form}>
      <Updates words={words} />
      <Heading level={3} size="card">
        {page.labels.address}
      </Heading>
      <div className={styles.narrow}>
        <AddressForm
          country={country}
          initialValues={choices.address ?? {}}
          submitLabel={words.action}
          onSubmit={(address) => onDone({ address: toFields(address) })}
        />
      </div>
      <div className={styles.buttons}>
        <BackButton onBack={onBack} />
      </div>
    </div>
  )
}

function UpgradeStep({ words, choices, onDone, onBack }: StepPanelProps) {
  const [first] = words.choices?.options ?? []
  const upgrade = choices.upgrade ?? first?.id ?? ''
  return (
    <Form
      className={styles.form}
      initialValues={{ upgrade }}
      check={(values) => ({ ok: true, values })}
      onSubmit={(values) => onDone({ upgrade: values['upgrade'] ?? upgrade })}
    >
      <Choices words={words} name="upgrade" />
      <Buttons words={words} onBack={onBack} />
    </Form>
  )
}

function Choices({ words, name }: { readonly words: BackerStepWords; readonly name: string }) {
  if (words.choices === undefined) return null
  const { legend, options } = words.choices
  const cards = options.map(({ id, label, text }) => ({ value: id, label, description: text }))
  return <RadioCards legend={legend} name={name} cards={cards} />
}

/** News of a stage, oldest first. */
function Updates({ words }: { readonly words: BackerStepWords }) {
  return (
    <ol className={styles.updates}>
      {words.updates?.map(({ heading, text }) => (
        <li key={heading} className={styles.update}>
          <Text weight="bold">{heading}</Text>
          <Text size="small">{text}</Text>
        </li>
      ))}
    </ol>
  )
}

function Buttons({
  words,
  onBack,
}: {
  readonly words: BackerStepWords
  readonly onBack?: (() => void) | undefined
}): ReactNode {
  return (
    <div className={styles.buttons}>
      <Button type="submit" size="large">
        {words.action}
      </Button>
      <BackButton onBack={onBack} />
    </div>
  )
}

function BackButton({ onBack }: { readonly onBack: (() => void) | undefined }) {
  if (onBack === undefined) return null
  return (
    <Button variant="quiet" size="large" onClick={onBack}>
      Back
    </Button>
  )
}

/** The address by the names of its fields, without those that are absent. */
function toFields(address: AddressValues): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(address).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
