import * as Radix from '@radix-ui/react-dialog'
import { useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { CloseIcon } from '../../icons/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { cx } from '../cx/index.ts'
import styles from './Modal.module.css'

export interface ModalProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** Whether it stands before the page. */
  isOpen: boolean
  /** Called with false on Escape, on a press outside, and on the close button. */
  onOpenChange: (isOpen: boolean) => void
  /** The title, which is its name too. */
  title: ReactNode
  /** The title is spoken, not shown. @default false */
  isTitleHidden?: boolean
  /** One sentence under the title. */
  description?: ReactNode
  /** Stays in reach below what scrolls. */
  footer?: ReactNode
  /** `alertdialog` interrupts, and is not left by a press outside. @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  /** Where focus goes after closing when what opened it is gone. */
  fallbackFocus?: () => HTMLElement | null
}

/** What Dialog and Drawer share: portal, backdrop, focus trap, title, close button. */
export function Modal({
  isOpen,
  onOpenChange,
  title,
  isTitleHidden = false,
  description,
  footer,
  role = 'dialog',
  fallbackFocus,
  className,
  children,
  ...rest
}: ModalProps) {
  const opener = useRef<Element | null>(null)

  // Radix gives focus back to its own trigger alone; ours may be any button of the page.
  const rememberOpener = () => {
    opener.current = document.activeElement
  }
  const giveFocusBack = (event: Event) => {
    event.preventDefault()
    // Where another page has come meanwhile, the focus is there already.
    if (document.activeElement !== document.body) return
    // An opener that went as it was pressed has left the focus to the body.
    const isThere = opener.current?.isConnected === true && opener.current !== document.body
    const target = isThere ? opener.current : fallbackFocus?.()
    if (target instanceof HTMLElement) target.focus()
  }

  const heading = <Radix.Title className={styles.title}>{title}</Radix.Title>
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Not Radix's overlay: that one locks the page with a style element, which the shop's CSP forbids. */}
        <div className={styles.backdrop} data-state={isOpen ? 'open' : 'closed'} data-locks-page />
        <Radix.Content
          {...rest}
          role={role}
          aria-modal
          className={cx(styles.root, className)}
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={giveFocusBack}
          onInteractOutside={(event) => {
            if (role === 'alertdialog') event.preventDefault()
          }}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <div className={styles.head} data-part="head">
            <div className={styles.words}>
              {isTitleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
              {description !== undefined && (
                <Radix.Description className={styles.description}>{description}</Radix.Description>
              )}
            </div>
            <Radix.Close className={styles.close} aria-label="Close">
              <CloseIcon />
            </Radix.Close>
          </div>
          <div className={styles.body} data-part="body">
            {children}
          </div>
          {footer !== undefined && (
            <div className={styles.foot} data-part="foot">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
