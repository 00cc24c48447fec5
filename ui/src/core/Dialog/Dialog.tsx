import { Modal } from '../Modal/index.ts'
import type { ModalProps } from '../Modal/index.ts'
import { cx } from '../cx/index.ts'
import { dialog } from './Dialog.variants.ts'
import type { dialogSizes } from './Dialog.variants.ts'

export interface DialogProps extends ModalProps {
  /** Its maximum width: 420, 560 or 880 px. @default 'medium' */
  size?: (typeof dialogSizes)[number]
}

/**
 * A question or a short task in the middle of the page. Load it lazily, because it includes Radix.
 */
export function Dialog({ size = 'medium', className, ...rest }: DialogProps) {
  return <Modal {...rest} className={cx(dialog({ size }), className)} data-size={size} />
}

Dialog.Header = Modal.Header
Dialog.Body = Modal.Body
Dialog.Footer = Modal.Footer
