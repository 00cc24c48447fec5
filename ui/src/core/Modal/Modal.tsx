import * as Radix from '@radix-ui/react-dialog'
import { memo, useCallback, useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { CloseIcon } from '../../icons/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { cx } from '../cx/index.ts'
import styles from './Modal.module.css'
import { useFocusPath } from './useFocusPath.ts'

export interface ModalProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Called on Escape, on a press on the backdrop, and on a press on the close button. */
  onClose: () => void
  /** The heading; also the accessible name. */
  title: ReactNode
  /** The title is read by screen readers only. @default false */
  isTitleHidden?: boolean
  /** One sentence under the title; also the accessible description. @default none */
  description?: ReactNode
  /** Stays visible below the scrolling content. @default none */
  footer?: ReactNode
  /** `alertdialog` interrupts the user: a press on the backdrop does not close it. @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  /**
   * The element that takes the focus on opening.
   * @default the first field of a form in the content, except a search form; without one, the close
   * button
   */
  initialFocus?: () => HTMLElement | null
  /** The element that takes the focus on closing when the opener is gone. @default the page's `#main` */
  fallbackFocus?: () => HTMLElement | null
}

/** Radix Dialog with the shop's backdrop, heading, close button and footer. Dialog and Drawer build on it. */
export function Modal({
  isOpen,
  onClose,
  title,
  isTitleHidden = false,
  description,
  footer,
  role = 'dialog',
  initialFocus,
  fallbackFocus,
  ref,
  className,
  children,
  ...rest
}: ModalProps) {
  const content = useRef<HTMLDivElement>(null)
  const setContent = useCallback(
    (element: HTMLDivElement | null) => {
      content.current = element
      if (typeof ref === 'function') return ref(element)
      if (ref) ref.current = element
      return undefined
    },
    [ref],
  )
  const focusPath = useFocusPath(content, initialFocus, fallbackFocus)
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <Radix.Portal>
        {/* Not Radix.Overlay, because it writes a <style> into the page, which the shop's CSP
            forbids. */}
        <div
          role="presentation"
          className={styles.backdrop}
          data-state={isOpen ? 'open' : 'closed'}
          // Keep the focus in the dialog.
          onMouseDown={prevent}
          onClick={({ detail }) => {
            // The second click of a double click was meant for the button under the backdrop, so
            // ignore it.
            if (role === 'dialog' && detail < 2) onClose()
          }}
        />
        <Radix.Content
          {...rest}
          {...focusPath}
          ref={setContent}
          role={role}
          aria-modal
          // While the exit animation runs, nothing in the dialog can be pressed, focused or read.
          inert={!isOpen}
          aria-hidden={!isOpen || undefined}
          data-locks-page={isOpen || undefined}
          className={cx(styles.root, className)}
          onEscapeKeyDown={leaveToOpenList}
          // Only the backdrop closes the dialog. Notices above it can be pressed without closing
          // it.
          onPointerDownOutside={prevent}
        >
          <Contents
            {...{ title, isTitleHidden, description, footer, children }}
            isLeaving={!isOpen}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type ContentsProps = Pick<
  ModalProps,
  'title' | 'isTitleHidden' | 'description' | 'footer' | 'children'
> & { readonly isLeaving: boolean }

/** Heading, close button, body and footer. They keep their last content while the exit animation runs. */
const Contents = memo(
  ({ title, isTitleHidden, description, footer, children }: ContentsProps) => {
    const heading = <Radix.Title className={styles.title}>{title}</Radix.Title>
    return (
      <>
        <div className={styles.head} data-part="head">
          <div className={styles.words}>
            {isTitleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
            {description !== undefined && (
              // A <div>, because a description may contain a list, which a <p> may not.
              <Radix.Description asChild>
                <div className={styles.description}>{description}</div>
              </Radix.Description>
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
      </>
    )
  },
  (_, { isLeaving }) => isLeaving,
)

/**
 * Radix handles Escape before any element does. An open list inside the dialog must close first.
 */
function leaveToOpenList(event: KeyboardEvent): void {
  const { target } = event
  if (target instanceof Element && target.closest('[data-holds-escape]')) event.preventDefault()
}

function prevent(event: Pick<Event, 'preventDefault'>): void {
  event.preventDefault()
}
