import { telOf } from '@stemside/rules'
import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import styles from './ScriptNote.module.css'

export interface ScriptNoteProps extends Omit<ComponentProps<'aside'>, 'children'> {
  /** How shoppers can order without JavaScript. */
  contact: { readonly email: string; readonly phone: string }
}

/**
 * Says that cart and checkout need JavaScript, and how to order without it. For use inside `<noscript>`. The storefront
 * also shows these words when its script cannot start.
 */
export function ScriptNote({ contact, className, ...rest }: ScriptNoteProps) {
  const { email, phone } = contact
  return (
    <aside {...rest} aria-label="Without JavaScript" className={cx(styles.root, className)}>
      <p>
        The cart and checkout need JavaScript, which is not running. You can look at every toy, and
        order by email at <a href={`mailto:${email}`}>{email}</a> (say which toy, and where it goes)
        or by phone at <a href={telOf(phone)}>{phone}</a>.
      </p>
    </aside>
  )
}
