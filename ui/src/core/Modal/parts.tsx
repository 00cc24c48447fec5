import * as Radix from '@radix-ui/react-dialog'
import type { ComponentProps, ReactNode } from 'react'
import { CloseIcon } from '../../icons/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { cx } from '../cx/index.ts'
import styles from './Modal.module.css'

interface ModalHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The heading; also the accessible name. */
  title: ReactNode
  /** The title is read by screen readers only. @default false */
  isTitleHidden?: boolean
  /** One sentence under the title; also the accessible description. @default none */
  description?: ReactNode
  /**
   * Hides the close button. For a dialog that the shopper can leave only by its own buttons: pass an `onClose`
   * that does nothing, because Escape and a press outside call it.
   * @default false
   */
  isWithoutClose?: boolean
}

/** The title, the description and the close button. Every dialog has one. It stays visible. */
export function ModalHeader({
  title,
  isTitleHidden = false,
  description,
  isWithoutClose = false,
  className,
  ...rest
}: ModalHeaderProps) {
  const heading = <Radix.Title className={styles.title}>{title}</Radix.Title>
  return (
    <div {...rest} className={cx(styles.head, className)} data-part="head">
      <div className={styles.words}>
        {isTitleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
        {description !== undefined && (
          // A <div>, because a description may contain a list, which a <p> may not.
          <Radix.Description asChild>
            <div className={styles.description}>{description}</div>
          </Radix.Description>
        )}
      </div>
      {!isWithoutClose && (
        <Radix.Close className={styles.close} aria-label="Close">
          <CloseIcon />
        </Radix.Close>
      )}
    </div>
  )
}

interface ModalBodyProps extends ComponentProps<'div'> {
  /** What scrolls between header and footer. @default none */
  children?: ReactNode
}

/** The content. Leave it out if title and description say everything. */
export function ModalBody({ className, ...rest }: ModalBodyProps) {
  return <div {...rest} className={cx(styles.body, className)} data-part="body" />
}

interface ModalFooterProps extends ComponentProps<'div'> {
  /** The buttons. @default none */
  children?: ReactNode
}

/** Stays visible below the scrolling content. Leave it out if a form has buttons of its own. */
export function ModalFooter({ className, ...rest }: ModalFooterProps) {
  return <div {...rest} className={cx(styles.foot, className)} data-part="foot" />
}
