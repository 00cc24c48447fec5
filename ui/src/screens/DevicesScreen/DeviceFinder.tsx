import { findDevices, type VisitorDevice } from '@stemside/rules'
import { useId, useState, type FormEvent } from 'react'
import { deviceOfFamily } from '../../content/deviceFamilies.ts'
import type {
  AppLineWords,
  DevicesPage,
  SampleDevice,
} from '../../content/pages/deviceCompatibility.ts'
import { Button } from '../../core/Button/index.ts'
import { Text } from '../../core/Text/index.ts'
import { TextField } from '../../forms/TextField/index.ts'
import { DeviceIcon } from '../../icons/index.ts'
import type { FoundDevice } from './DevicesScreen.tsx'
import { factsOf } from './deviceWords.ts'
import styles from './DevicesScreen.module.css'

interface DeviceFinderProps {
  readonly answers: DevicesPage['answers']
  readonly devices: readonly SampleDevice[]
  /** What each product line needs of a device. Shown to a shopper whose device is not in `devices`. */
  readonly lines: readonly AppLineWords[]
  readonly own: VisitorDevice | undefined
  readonly onFind: (found: FoundDevice | undefined) => void
}

/** Asks for a model, or takes the device that the page is read on. */
export function DeviceFinder({ answers, devices, lines, own, onFind }: DeviceFinderProps) {
  const listId = useId()
  const [message, setMessage] = useState<string>()
  const [choices, setChoices] = useState<readonly SampleDevice[]>([])
  const [isUnknown, setUnknown] = useState(false)

  const choose = (device: SampleDevice) => {
    setChoices([])
    onFind({ name: `${device.maker} ${device.model}`, device, isOwn: false })
  }
  const lookUp = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('model')
    const text = typeof typed === 'string' ? typed.trim() : ''
    const found = findDevices(devices, text)
    const related = found.length === 0 ? deviceOfFamily(text) : undefined
    setMessage(text === '' ? answers.nothingTyped : undefined)
    setUnknown(text !== '' && found.length === 0 && related === undefined)
    setChoices(found.length > 1 ? found : [])
    const [only] = found
    if (found.length === 1 && only !== undefined) choose(only)
    else onFind(related && { ...related, isOwn: false })
  }

  return (
    <div className={styles.finder} data-needs-script>
      <form className={styles.form} onSubmit={lookUp} noValidate>
        <TextField
          label={answers.asks}
          name="model"
          hint={answers.hint}
          message={message}
          list={listId}
          autoComplete="off"
          spellCheck={false}
          onInput={() => setMessage(undefined)}
        />
        <datalist id={listId}>
          {devices.map(({ maker, model }) => (
            <option key={model}>{`${maker} ${model}`}</option>
          ))}
        </datalist>
        <Button type="submit" size="large" isWide>
          {answers.action}
        </Button>
      </form>
      <output className={styles.unsure}>
        {isUnknown && (
          <>
            <Text weight="bold">{answers.unknownModel}</Text>
            <Text size="small">{answers.whatToCheck}</Text>
            {lines.map(({ line, name, inWords }) => (
              <Text key={line} size="small">
                <strong>{name}:</strong> {inWords}
              </Text>
            ))}
          </>
        )}
        {choices.length > 0 && <Text weight="bold">{answers.several}</Text>}
      </output>
      {choices.length > 0 && (
        <ul className={styles.choices}>
          {choices.map((device) => (
            <li key={device.model}>
              <Button
                variant="outline"
                onClick={() => choose(device)}
              >{`${device.maker} ${device.model}`}</Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.own}>
        <DeviceIcon />
        <Text size="small">{ownWords(own, answers)}</Text>
        {own?.what === 'device' && (
          <Button
            variant="outline"
            className={styles.ownAction}
            onClick={() => onFind({ name: own.name, device: own.device, isOwn: true })}
          >
            {answers.ownAction}
          </Button>
        )}
      </div>
    </div>
  )
}

/** "You are reading this on: iPhone (phone, iOS 18)". */
function ownWords(own: VisitorDevice | undefined, answers: DevicesPage['answers']): string {
  if (own?.what === 'computer') return answers.ownComputer
  if (own?.what !== 'device') return answers.ownUnknown
  return `${answers.visitorDevice}: ${own.name} (${factsOf(own.device, true)}).`
}
