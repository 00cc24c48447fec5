import type { ComponentProps } from 'react'
import { AlertIcon, CheckIcon, InfoIcon } from '../../icons/index.ts'
import styles from './FormNote.module.css'

export interface FormNoteProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** Why the form could not be sent. It is announced at once. @default none */
  error?: string | undefined
  /** What was done. It is announced politely. @default none */
  success?: string | undefined
  /** What happened meanwhile, if nothing went wrong and nothing is done yet. It is announced politely. @default none */
  note?: string | undefined
}

/** The result of sending a form, beside its button. Its live regions are always there, so that news is announced. */
export function FormNote({ error, success, note, ...rest }: FormNoteProps) {
  return (
    <div {...rest}>
      <div role="alert">
        {error !== undefined && (
          <p className={styles.note} data-tone="danger">
            <AlertIcon /> <span>{error}</span>
          </p>
        )}
      </div>
      <output>
        {error === undefined && success !== undefined && (
          <span className={styles.note} data-tone="success">
            <CheckIcon /> <span>{success}</span>
          </span>
        )}
        {error === undefined && success === undefined && note !== undefined && (
          <span className={styles.note} data-tone="note">
            <InfoIcon /> <span>{note}</span>
          </span>
        )}
      </output>
    </div>
  )
}
