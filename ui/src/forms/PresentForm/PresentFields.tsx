import { presentMessageLength } from '@stemside/rules/validation'
import { useContext, useState, type ReactNode } from 'react'
import { gift } from '../../../art/pictures/figures.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { Checkbox } from '../Checkbox/index.ts'
import { Field } from '../Field/index.ts'
import { TextField } from '../TextField/index.ts'
import { FormContext } from '../Form/FormContext.ts'
import { PresentBox } from './PresentBox.tsx'
import styles from './PresentForm.module.css'

export interface PresentFieldsProps {
  /** Whether address fields follow. The hint of the recipient then mentions them. @default false */
  isAboveAddress?: boolean
  /** A field for the recipient's phone number, below their name. @default none */
  recipientPhone?: ReactNode
}

/** "This order is a present": one box, and below it what can be chosen for a present. */
export function PresentFields({ isAboveAddress = false, recipientPhone }: PresentFieldsProps) {
  const { initialValues } = useContext(FormContext)
  const isKnownPresent = (initialValues['isPresent'] ?? '') !== ''
  const [isPresent, setPresent] = useState(isKnownPresent)
  const [hasBeenPresent, setHasBeenPresent] = useState(isKnownPresent)
  return (
    <div className={styles.root}>
      <PresentBox
        onChange={({ target }) => {
          setPresent(target.checked)
          setHasBeenPresent(true)
        }}
      />
      {hasBeenPresent && (
        // Unticking keeps what was typed. Disabled fields are neither checked nor sent.
        <fieldset className={styles.more} disabled={!isPresent} hidden={!isPresent}>
          <div className={styles.wrap}>
            <Picture picture={gift} alt="" sizes="72px" />
            <Text size="small">Red paper, a yellow bow, and your message on a card.</Text>
          </div>
          <TextField
            label="Who gets it?"
            name="recipient"
            isOptional
            autoComplete="off"
            hint={`The name on the parcel, if it goes to another home. ${isAboveAddress ? 'Then type their address below. ' : ''}Your emails still come to you.`}
          />
          {recipientPhone}
          <Field
            label="Message on the card"
            name="presentMessage"
            isOptional
            hint={`Up to ${presentMessageLength} characters. Say who it is from.`}
          >
            {(control) => <textarea rows={3} {...control} />}
          </Field>
          <Checkbox name="hidesPrices" defaultChecked label="Hide the prices" />
          <Text size="small" tone="muted">
            The paper in the parcel then has no prices. The email to you keeps them.
          </Text>
        </fieldset>
      )}
    </div>
  )
}
