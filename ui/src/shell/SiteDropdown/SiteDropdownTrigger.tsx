import type { HTMLAttributes, MouseEvent, RefCallback } from 'react'
import { ChevronDownIcon } from '../../icons/index.ts'
import type { SiteDropdownProps } from './SiteDropdown.tsx'
import styles from './SiteDropdown.module.css'

export interface SiteDropdownTriggerProps
  extends HTMLAttributes<HTMLElement>, Pick<SiteDropdownProps, 'label' | 'href' | 'isRound'> {
  ref: RefCallback<HTMLElement>
}

/** The trigger of a header menu: a link if it has an `href`, otherwise a button. */
export function SiteDropdownTrigger({
  label,
  href,
  isRound = false,
  ...rest
}: SiteDropdownTriggerProps) {
  const shared = { ...rest, className: isRound ? styles.round : styles.word }
  const content = (
    <>
      {typeof label === 'string' ? <span>{label}</span> : label}
      {!isRound && <ChevronDownIcon className={styles.chevron} />}
    </>
  )
  if (href === undefined)
    return (
      <button aria-haspopup="menu" aria-expanded={false} {...shared} type="button">
        {content}
      </button>
    )
  return (
    <a {...shared} href={href}>
      {content}
    </a>
  )
}

/** Whether a press uses the main button without a modifier key. With one, a link opens in a new tab or window. */
export function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
