import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { LinkSlot } from '../LinkSlot/index.ts'
import { cx } from '../cx/index.ts'
import styles from './DropdownMenu.module.css'

export interface DropdownMenuProps extends Omit<ComponentProps<'div'>, 'dir'> {
  /** The button that opens it; it takes a ref. */
  trigger: ReactElement
  /** Which edge of the trigger it keeps to. @default 'start' */
  align?: 'start' | 'center' | 'end'
  /** DropdownMenuItem, DropdownMenuLink, DropdownMenuSeparator. */
  children: ReactNode
}

/** A short list of things to do or places to go. It does not lock the page. Load it when it is needed: it brings Radix. */
export function DropdownMenu({
  trigger,
  align = 'start',
  className,
  children,
  ...rest
}: DropdownMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...rest}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={cx(styles.root, className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export interface DropdownMenuItemProps {
  /** An Icon or a Flag before the words. */
  icon?: ReactNode
  /** The one that is in force. @default false */
  isCurrent?: boolean
  /** It can be seen and not chosen. @default false */
  isDisabled?: boolean
  /** It was chosen. */
  onSelect: () => void
  /** The words. */
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
      data-current={isCurrent || undefined}
    >
      {icon}
      {children}
    </Radix.Item>
  )
}

export interface DropdownMenuLinkProps {
  /** Where it leads. */
  href: string
  /** An Icon or a Flag before the words. @default none */
  icon?: ReactNode
  /** The words. */
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

export function DropdownMenuSeparator() {
  return <Radix.Separator className={styles.separator} />
}
