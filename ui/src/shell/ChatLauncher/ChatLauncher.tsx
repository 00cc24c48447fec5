import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { IconButton } from '../../core/IconButton/index.ts'
import { ChatIcon } from '../../icons/index.ts'
import styles from './ChatLauncher.module.css'

export interface ChatLauncherProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Called when it is pressed. */
  onOpen: () => void
}

/**
 * Opens the chat. It is in the corner, above a phone's buy bar, and hidden while the side menu is
 * open.
 */
export function ChatLauncher({ onOpen, className, ...rest }: ChatLauncherProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <IconButton label="Chat with us" variant="solid" size="large" onClick={onOpen}>
        <ChatIcon />
      </IconButton>
    </div>
  )
}
