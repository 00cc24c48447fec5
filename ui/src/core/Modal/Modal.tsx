import { DismissableLayer } from '@radix-ui/react-dismissable-layer'
import { FocusScope } from '@radix-ui/react-focus-scope'
import { memo, useId, useRef, useSyncExternalStore } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { CloseIcon } from '../../icons/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { cx } from '../cx/index.ts'
import styles from './Modal.module.css'
import { useShown } from './useShown.ts'
import { useModality } from './useModality.ts'

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
  /** While closed it stays drawn, unseen, and so opens at once. Not to be mounted above an open one. @default false */
  standsBy?: boolean
  /** Where focus goes after closing when what opened it is gone. */
  fallbackFocus?: () => HTMLElement | null
}

/**
 * What Dialog and Drawer share: portal, backdrop, focus trap, title, close button. Put together from
 * the parts of Radix's own dialog, which moves the focus and hides the page before its first frame.
 */
export function Modal({
  isOpen,
  onOpenChange,
  title,
  isTitleHidden = false,
  description,
  footer,
  role = 'dialog',
  standsBy = false,
  fallbackFocus,
  className,
  children,
  ...rest
}: ModalProps) {
  const content = useRef<HTMLDivElement>(null)
  const id = useId()
  const isShown = useShown(isOpen, content)
  // Rendered on a server it is nothing yet: there is no page to stand before.
  const hasPage = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  useModality(isOpen && hasPage, content, fallbackFocus)
  if (!hasPage || (!isShown && !standsBy)) return null

  const state = isOpen ? 'open' : isShown ? 'closed' : 'standby'
  const close = () => onOpenChange(false)
  return createPortal(
    <>
      <div
        role="presentation"
        className={styles.backdrop}
        data-state={state}
        // The second press of two in a row was meant for what it covers.
        onClick={({ detail }) => role === 'dialog' && detail < 2 && close()}
      />
      {/* Where the focus comes from and goes to is useModality's. */}
      <FocusScope
        asChild
        loop
        trapped={isOpen}
        onMountAutoFocus={prevent}
        onUnmountAutoFocus={prevent}
      >
        <DismissableLayer
          {...rest}
          ref={content}
          role={role}
          aria-modal
          aria-labelledby={`${id}title`}
          aria-describedby={description === undefined ? undefined : `${id}description`}
          data-state={state}
          className={cx(styles.root, className)}
          disableOutsidePointerEvents={isOpen}
          onDismiss={isOpen ? close : undefined}
          onFocusOutside={prevent}
          onPointerDownOutside={prevent}
        >
          <Contents
            {...{ id, title, isTitleHidden, description, footer, children, onOpenChange }}
            isLeaving={state === 'closed'}
          />
        </DismissableLayer>
      </FocusScope>
    </>,
    document.body,
  )
}

type ContentsProps = Pick<
  ModalProps,
  'title' | 'isTitleHidden' | 'description' | 'footer' | 'children' | 'onOpenChange'
> & { readonly id: string; readonly isLeaving: boolean }

/** Title, close button and what it holds. On its way out it keeps what it held when it was closed. */
const Contents = memo(
  ({ id, title, isTitleHidden, description, footer, children, onOpenChange }: ContentsProps) => {
    const heading = (
      <h2 id={`${id}title`} className={styles.title}>
        {title}
      </h2>
    )
    return (
      <>
        <div className={styles.head} data-part="head">
          <div className={styles.words}>
            {isTitleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
            {description !== undefined && (
              <p id={`${id}description`} className={styles.description}>
                {description}
              </p>
            )}
          </div>
          <button
            type="button"
            className={styles.close}
            aria-label="Close"
            onClick={() => onOpenChange(false)}
          >
            <CloseIcon />
          </button>
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

const neverChanges = () => () => undefined

function prevent(event: Event): void {
  event.preventDefault()
}
