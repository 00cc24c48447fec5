import { useId } from 'react'
import type { ComponentProps, ComponentType } from 'react'
import { cx } from '../../core/cx/index.ts'
import { DeviceIcon, MoonIcon, SunIcon } from '../../icons/index.ts'
import type { IconProps } from '../../icons/index.ts'
import { schemeChoices } from '../../themes/schemes.ts'
import type { SchemeChoice } from '../../themes/schemes.ts'
import styles from './SchemeSwitch.module.css'

export interface SchemeSwitchProps extends ComponentProps<'div'> {
  /** The visitor's choice. @default not known yet: nothing is marked */
  choice?: SchemeChoice | undefined
  /** Called with the new choice. */
  onChoiceChange: (choice: SchemeChoice) => void
}

const looks: Readonly<Record<SchemeChoice, readonly [string, ComponentType<IconProps>]>> = {
  device: ['Device', DeviceIcon],
  light: ['Light', SunIcon],
  dark: ['Dark', MoonIcon],
}

/** Chooses the light or the dark scheme, or the one of the device. It takes the colours around it. */
export function SchemeSwitch({ choice, onChoiceChange, className, ...rest }: SchemeSwitchProps) {
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      data-needs-script
      {...rest}
      className={cx(styles.root, className)}
    >
      <span id={id}>Light or dark?</span>
      <span className={styles.options}>
        {schemeChoices.map((value) => {
          const [label, Drawing] = looks[value]
          return (
            <label key={value} className={styles.option}>
              <input
                type="radio"
                name="scheme"
                value={value}
                className={styles.input}
                checked={value === choice}
                onChange={() => onChoiceChange(value)}
              />
              <Drawing />
              {label}
            </label>
          )
        })}
      </span>
    </div>
  )
}
