import { judgeDevice, type Device } from '@stemside/rules'
import type { AppLineWords, SampleDevice } from '../../content/pages/deviceCompatibility.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { CheckIcon, CloseIcon } from '../../icons/index.ts'
import { factWord } from './deviceWords.ts'
import styles from './DeviceTable.module.css'

interface DeviceTableProps {
  readonly caption: string
  readonly lines: readonly AppLineWords[]
  readonly devices: readonly SampleDevice[]
}

/** All models with what runs on each. On a phone, the cells of a model are one line below it. */
export function DeviceTable({ caption, lines, devices }: DeviceTableProps) {
  const makers = [...new Set(devices.map(({ maker }) => maker))]
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col" className={styles.column}>
            Model
          </th>
          {lines.map(({ line, name }) => (
            <th key={line} scope="col" className={styles.column}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {makers.map((maker) => (
        <tbody key={maker} className={styles.group}>
          <tr className={styles.first}>
            <th scope="rowgroup" colSpan={lines.length + 1} className={styles.maker}>
              {maker}
            </th>
          </tr>
          {devices
            .filter((device) => device.maker === maker)
            .map((device) => (
              <tr key={device.model} className={styles.row}>
                <th scope="row" className={styles.model}>
                  {device.model}
                </th>
                {lines.map((line) => (
                  <Cell key={line.line} {...line} device={device} />
                ))}
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  )
}

function Cell({ name, needs, device }: AppLineWords & { readonly device: Device }) {
  const verdict = judgeDevice(device, needs)
  const [fact] = verdict.answer === 'yes' ? [] : verdict.facts
  return (
    <td data-label={name} className={styles.cell}>
      <span className={styles.answer} data-answer={verdict.answer}>
        {verdict.answer === 'yes' ? <CheckIcon /> : <CloseIcon />}
        <VisuallyHidden>{verdict.answer === 'yes' ? 'Yes' : 'No: '}</VisuallyHidden>
        {fact !== undefined && <span>{factWord(fact, device)}</span>}
      </span>
    </td>
  )
}
