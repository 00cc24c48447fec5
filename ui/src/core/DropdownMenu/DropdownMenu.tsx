import * as Radix from '@radix-ui/react-dropdown-menu'
import { useEffect, useRef, useState } from 'react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { LinkSlot } from '../LinkSlot/index.ts'
import { cx } from '../cx/index.ts'
import styles from './DropdownMenu.module.css'

export interface DropdownMenuProps extends Omit<ComponentProps<'div'>, 'dir'> {
  /** The button that opens the menu. It must accept a ref. */
  trigger: ReactElement
  /** The edge of the trigger that the menu aligns with. @default 'start' */
  align?: 'start' | 'center' | 'end'
  /** Whether the menu is open on mount. @default false */
  isInitiallyOpen?: boolean
  /** DropdownMenuItem, DropdownMenuLink, DropdownMenuLabel, DropdownMenuSeparator. */
  children: ReactNode
}

/** A short menu of actions or links. It does not lock the page. Load it lazily, because it includes Radix. */
export function DropdownMenu({
  trigger,
  align = 'start',
  isInitiallyOpen = false,
  className,
  children,
  ...rest
}: DropdownMenuProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen)
  const pageAtOpening = useRef<string>(undefined)
  const rememberPage = () => {
    pageAtOpening.current = window.location.pathname
  }
  useEffect(rememberPage, [])
  const toggle = (isToOpen: boolean) => {
    if (isToOpen) rememberPage()
    setOpen(isToOpen)
  }
  /** Whether the menu was open as a finger landed on its button. By the click, Radix has closed it. */
  const openAsItLanded = useRef<boolean>(undefined)
  return (
    <Radix.Root modal={false} open={isOpen} onOpenChange={toggle}>
      <Radix.Trigger
        asChild
        // Radix opens the menu as a finger lands. A swipe that begins on the button must scroll the page, so a finger
        // opens it by its click.
        onPointerDown={(event) => {
          const isByFinger = event.pointerType === 'touch' || event.pointerType === 'pen'
          openAsItLanded.current = isByFinger ? isOpen : undefined
          if (isByFinger) event.preventDefault()
        }}
        onClick={() => {
          if (openAsItLanded.current !== undefined) toggle(!openAsItLanded.current)
        }}
      >
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...rest}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={cx(styles.root, className)}
          onKeyDown={(event) => {
            // Radix ignores Tab, and then a menu feels stuck. The next Tab goes on from the trigger.
            if (event.key === 'Tab') setOpen(false)
          }}
          onCloseAutoFocus={(event) => {
            // Radix returns the focus to the trigger by a timer. By then this or another menu may
            // be open, and would close if it lost the focus.
            if (document.activeElement?.closest('[role="menu"]')) return event.preventDefault()
            // A link to another page has moved the focus to that page.
            if (pageAtOpening.current === window.location.pathname) return
            event.preventDefault()
            document.getElementById('main')?.focus({ preventScroll: true })
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export interface DropdownMenuItemProps {
  /** An Icon or a Flag before the words. @default none */
  icon?: ReactNode
  /** Marks the chosen item. @default false */
  isCurrent?: boolean
  /** Shows the item greyed; it cannot be chosen. @default false */
  isDisabled?: boolean
  /** Called when the item is chosen. */
  onSelect: () => void
  /** The item's text. */
  children: ReactNode
}

export function DropdownMenuItem({
  icon,
  isCurrent = false,
  isDisabled = false,
  onSelect,
  children,
}: DropdownMenuItemProps) {
  return (
    <Radix.Item
      className={styles.item}
      disabled={isDisabled}
      onSelect={onSelect}
      aria-current={isCurrent || undefined}
      data-current={isCurrent || undefined}
    >
      {icon}
      {children}
    </Radix.Item>
  )
}

export interface DropdownMenuLinkProps {
  /** The address of the link. */
  href: string
  /** An Icon or a Flag before the words. @default none */
  icon?: ReactNode
  /** The item's text. */
  children: ReactNode
}

export function DropdownMenuLink({ href, icon, children }: DropdownMenuLinkProps) {
  return (
    <Radix.Item asChild className={styles.item}>
      <LinkSlot href={href}>
        {icon}
        {children}
      </LinkSlot>
    </Radix.Item>
  )
}

export interface DropdownMenuLabelProps {
  /** The label's text. */
  children: ReactNode
}

/** Text above the items. The keyboard skips it. */
export function DropdownMenuLabel({ children }: DropdownMenuLabelProps) {
  return <Radix.Label className={styles.label}>{children}</Radix.Label>
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className={styles.separator} />
}
