import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { IconButton } from '../../core/IconButton/index.ts'
import { ChatIcon } from '../../icons/index.ts'
import styles from './ChatLauncher.module.css'

export interface ChatLauncherProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** On phones it is at the end of the page, so that it never covers a price. @default false */
  isAtEnd?: boolean
  /** Called when it is pressed. */
  onOpen: () => void
}

/**
 * Opens the chat. It is in the corner, above a phone's buy bar, and hidden while the side menu is
 * open.
 */
export function ChatLauncher({ isAtEnd = false, onOpen, className, ...rest }: ChatLauncherProps) {
  return (
    <div {...rest} className={cx(styles.root, className)} data-at-end={isAtEnd}>
      <IconButton label="Chat with us" variant="solid" size="large" onClick={onOpen}>
        <ChatIcon />
      </IconButton>
    </div>
  )
}
