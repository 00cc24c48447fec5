import { nameOf } from '@stemside/rules'
import { Dialog } from '../../core/Dialog/index.ts'
import { Text } from '../../core/Text/index.ts'
import { BuyBox, type BuyBoxProps } from '../BuyBox/index.ts'
import { galleryOf, ProductGallery } from '../ProductGallery/index.ts'
import styles from './QuickView.module.css'

export interface QuickViewProps extends Omit<BuyBoxProps, 'place' | 'className' | 'style'> {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Called on Escape, the close button and a press outside. */
  onClose: () => void
}

/**
 * A product without a page of its own, in a dialog over the page: pictures, text, price, button.
 * Load it lazily, because it includes Radix.
 */
export function QuickView({ isOpen, onClose, ...product }: QuickViewProps) {
  const { words, sku } = product
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="large">
      <Dialog.Header title={nameOf(sku)} />
      <Dialog.Body>
        <div className={styles.columns}>
          <div className={styles.side}>
            <ProductGallery pictures={galleryOf(words)} className={styles.gallery} />
            <div className={styles.box}>
              <Text size="small" tone="muted">
                In the box
              </Text>
              <ul className={styles.items}>
                {words.inTheBox.map((item) => (
                  <li
                    key={item.name}
                  >{`${item.count !== undefined ? `${item.count} × ` : ''}${item.name}`}</li>
                ))}
              </ul>
            </div>
          </div>
          <BuyBox {...product} place="dialog" className={styles.buy} />
        </div>
      </Dialog.Body>
    </Dialog>
  )
}
