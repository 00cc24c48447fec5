import * as Radix from '@radix-ui/react-dialog'
import { memo, useCallback, useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { isComposing } from '../isComposing.ts'
import { cx } from '../cx/index.ts'
import styles from './Modal.module.css'
import { ModalBody, ModalFooter, ModalHeader } from './parts.tsx'
import { useFocusPath } from './useFocusPath.ts'
import { useSharedFocus } from './useSharedFocus.ts'

export interface ModalProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Called on Escape, on a press on the backdrop, and on a press on the close button. */
  onClose: () => void
  /** `alertdialog` interrupts the user: screen readers read its message at once. @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  /**
   * The element that takes the focus on opening.
   * @default the first field of a form in the content, except a search form; without one, the close
   * button; without that too, the first control
   */
  initialFocus?: () => HTMLElement | null
  /** The element that takes the focus on closing when the opener is gone. @default the page's `#main` */
  fallbackFocus?: () => HTMLElement | null
  /** A header, and if needed a body and a footer. */
  children: ReactNode
}

/** Radix Dialog with the shop's backdrop. Dialog and Drawer build on it. */
export function Modal({
  isOpen,
  onClose,
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
  useSharedFocus(isOpen)
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
            if (detail < 2) onClose()
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
          onEscapeKeyDown={leaveToOthers}
          // Only the backdrop closes the dialog. Notices above it can be pressed without closing
          // it.
          onPointerDownOutside={prevent}
        >
          <Contents isLeaving={!isOpen}>{children}</Contents>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

Modal.Header = ModalHeader
Modal.Body = ModalBody
Modal.Footer = ModalFooter

/** Keeps its last content while the exit animation runs. */
const Contents = memo(
  ({ children }: { readonly children: ReactNode; readonly isLeaving: boolean }) => children,
  (_, { isLeaving }) => isLeaving,
)

/**
 * Radix handles Escape before any element does. A composition of text in the dialog must end first, and an open list
 * in it must close first.
 */
function leaveToOthers(event: KeyboardEvent): void {
  const { target } = event
  const isInList = target instanceof Element && target.closest('[data-holds-escape]') !== null
  if (isInList || isComposing(event)) event.preventDefault()
}

function prevent(event: Pick<Event, 'preventDefault'>): void {
  event.preventDefault()
}
