import type { ReactNode } from 'react'
import { VisuallyHidden } from '../core/VisuallyHidden/index.ts'
import styles from './Segments.module.css'

export interface SegmentsProps<Value extends string> {
  legend: string
  name: string
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onValueChange: (value: Value) => void
}

/** One choice of a few, side by side. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  return (
    <fieldset className={styles.root}>
      <legend>
        <VisuallyHidden>{props.legend}</VisuallyHidden>
      </legend>
      {props.options.map(({ value, label, icon }) => (
        <label key={value} className={styles.segment}>
          <input
            type="radio"
            name={props.name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onValueChange(value)}
            className={styles.input}
          />
          {icon}
          {label}
        </label>
      ))}
    </fieldset>
  )
}
