import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuLink,
} from '../../core/DropdownMenu/index.ts'
import type { SiteDropdownEntry, SiteDropdownProps } from './SiteDropdown.tsx'
import { isPlainPress, SiteDropdownTrigger } from './SiteDropdownTrigger.tsx'
import styles from './SiteDropdown.module.css'

export interface SiteDropdownMenuProps extends Omit<SiteDropdownProps, 'onMissing'> {
  /** Whether the menu is open on mount. */
  readonly isInitiallyOpen: boolean
  /** Whether the prerendered trigger had the focus when the code had loaded. */
  readonly isFocusedOnOpen: boolean
}

/** Radix's menu with its trigger. */
export function SiteDropdownMenu({
  label,
  href,
  isRound,
  align = 'start',
  heading,
  entries,
  isInitiallyOpen,
  isFocusedOnOpen,
}: SiteDropdownMenuProps) {
  const trigger = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    // If another element has taken the focus meanwhile, it keeps it.
    if (isFocusedOnOpen && document.activeElement === document.body)
      trigger.current?.focus({ preventScroll: true })
  }, [isFocusedOnOpen])
  // The trigger stays a link, so that Ctrl-click still opens a new tab. A plain press opens the
  // menu.
  const asMenuButton = href !== undefined && {
    role: 'button',
    type: undefined,
    onClick: (event: MouseEvent) => {
      if (isPlainPress(event)) event.preventDefault()
    },
    onPointerDown: (event: MouseEvent) => {
      if (!isPlainPress(event)) event.preventDefault()
    },
  }
  return (
    <DropdownMenu
      align={align}
      isInitiallyOpen={isInitiallyOpen}
      className={styles.menu}
      trigger={
        <SiteDropdownTrigger
          ref={(element) => {
            trigger.current = element
          }}
          {...{ label, href, isRound }}
          {...asMenuButton}
        />
      }
    >
      {heading !== undefined && <DropdownMenuLabel>{heading}</DropdownMenuLabel>}
      {entries.map((entry) => (
        <Entry key={entry.label} {...entry} />
      ))}
    </DropdownMenu>
  )
}

function Entry(entry: SiteDropdownEntry) {
  const words = (
    <>
      <span className={styles.words}>
        <span>{entry.label}</span>
        {entry.tagline !== undefined && <span className={styles.tagline}>{entry.tagline}</span>}
      </span>
      {entry.note !== undefined && <span className={styles.note}>{entry.note}</span>}
    </>
  )
  return 'href' in entry ? (
    <DropdownMenuLink href={entry.href} icon={entry.icon}>
      {words}
    </DropdownMenuLink>
  ) : (
    <DropdownMenuItem
      icon={entry.icon}
      isCurrent={entry.isCurrent ?? false}
      onSelect={entry.onSelect}
    >
      {words}
    </DropdownMenuItem>
  )
}
