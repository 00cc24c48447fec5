import { nameOf } from '@stemside/rules'
import { Dialog } from '../../core/Dialog/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { BuyBox, type BuyBoxProps } from '../BuyBox/index.ts'
import styles from './QuickView.module.css'

export interface QuickViewProps extends Omit<BuyBoxProps, 'place' | 'className' | 'style'> {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Called on Escape, the close button and a press outside. */
  onClose: () => void
}

/**
 * A product without a page of its own, in a dialog over the page: picture, text, price, button.
 * Load it lazily, because it includes Radix.
 */
export function QuickView({ isOpen, onClose, ...product }: QuickViewProps) {
  const { words, sku } = product
  const [first] = words.pictures
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={nameOf(sku)} size="large">
      <div className={styles.columns}>
        <div className={styles.side}>
          <Picture
            picture={first.picture}
            alt={first.alt}
            sizes="(min-width: 768px) 400px, 92vw"
            className={styles.picture}
          />
          <div className={styles.box}>
            <Text size="small" tone="muted">
              In the box
            </Text>
            <ul className={styles.items}>
              {words.inTheBox.map((item) => (
                <li key={item.name}>
                  {item.count !== undefined && `${item.count} × `}
                  {item.name}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <BuyBox {...product} place="dialog" className={styles.buy} />
      </div>
    </Dialog>
  )
}
