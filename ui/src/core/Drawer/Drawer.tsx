import { Modal } from '../Modal/index.ts'
import type { ModalProps } from '../Modal/index.ts'
import { cx } from '../cx/index.ts'
import { drawer } from './Drawer.variants.ts'
import type { drawerSides } from './Drawer.variants.ts'

export interface DrawerProps extends ModalProps {
  /** The edge it slides in from. @default 'right' */
  side?: (typeof drawerSides)[number]
}

/**
 * A panel at an edge of the window: cart, side menu, filters. `--drawer-width` sets its width; the
 * default is 440 px.
 */
export function Drawer({ side = 'right', className, ...rest }: DrawerProps) {
  return <Modal {...rest} className={cx(drawer({ side }), className)} data-side={side} />
}

Drawer.Header = Modal.Header
Drawer.Body = Modal.Body
Drawer.Footer = Modal.Footer
