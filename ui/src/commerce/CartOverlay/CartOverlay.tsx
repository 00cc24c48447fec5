import { formatMoney, negative, type PricedCart } from '@stemside/rules'
import { useId, type ReactNode } from 'react'
import { Button } from '../../core/Button/index.ts'
import { Drawer } from '../../core/Drawer/index.ts'
import { Link } from '../../core/Link/index.ts'
import { CartContents, type CartContentsProps } from '../CartContents/index.ts'
import { CartEmpty } from '../CartEmpty/index.ts'
import { notChecked } from '../CartSummary/notChecked.ts'
import { SpokenTotal } from '../CartSummary/SpokenTotal.tsx'
import { TaxNote } from '../CartSummary/TaxNote.tsx'
import { CountedBefore } from '../CountedBefore.tsx'
import { FreeShippingProgress } from '../FreeShippingProgress/index.ts'
import { GiftProgress, type GiftProgressProps } from '../GiftProgress/index.ts'
import styles from './CartOverlay.module.css'

export interface CartOverlayProps extends Pick<
  CartContentsProps,
  | 'pictureOf'
  | 'descriptionOf'
  | 'stock'
  | 'gamepadOffer'
  | 'onQuantityChange'
  | 'onRemove'
  | 'onComboRemove'
  | 'undo'
> {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Called when the shopper presses Escape, the close button or outside of the overlay. */
  onClose: () => void
  /** The cart, priced by the rules. An empty one shows a link to the shop. */
  cart: PricedCart
  /** The free toy of choice, as in GiftProgress. @default none */
  toy?: GiftProgressProps['toy']
  /** What has just happened, such as "Orboot Earth added": shown and announced. @default nothing */
  notice?: string | undefined
  /** Whether the store could not be asked about the coupon yet. @default false */
  isCouponUnchecked?: boolean | undefined
  /** CartReasons that say why a coupon or a set does not count. @default none */
  reasons?: ReactNode
  /** Whether checkout is being prepared. @default false */
  isCheckoutLoading?: boolean
  /** Called on the checkout button. */
  onCheckout: () => void
}

/**
 * The cart as a drawer, which opens on "Add to cart". Load it lazily, because it includes Radix.
 */
export function CartOverlay({
  isOpen,
  onClose,
  cart,
  toy,
  notice,
  isCouponUnchecked = false,
  reasons,
  isCheckoutLoading = false,
  onCheckout,
  ...contents
}: CartOverlayProps) {
  const noticeId = useId()
  const isEmpty = cart.lines.length === 0
  const { savings, totals, country } = cart
  const total = formatMoney(totals.total, country)
  return (
    // The description is read on opening. An <output> is read only if its words change later.
    <Drawer isOpen={isOpen} onClose={onClose} aria-describedby={noticeId} className={styles.root}>
      <Drawer.Header title="Your cart" />
      <Drawer.Body>
        <output id={noticeId} className={notice && styles.notice}>
          {notice}
        </output>
        {!isEmpty && (
          <div className={styles.progress}>
            <FreeShippingProgress cart={cart} />
            <GiftProgress cart={cart} toy={toy} />
            <CountedBefore cart={cart} />
          </div>
        )}
        {(!isEmpty || contents.undo !== undefined) && <CartContents {...contents} cart={cart} />}
        {isEmpty ? <CartEmpty /> : reasons}
        {!isEmpty && (
          <div className={styles.column}>
            {(savings.length > 0 || totals.shipping > 0) && (
              <dl className={styles.figures}>
                {savings.length > 0 && (
                  <div>
                    <dt>{totals.quantity === 1 ? '1 item' : `${totals.quantity} items`}</dt>
                    <dd translate="no">{formatMoney(totals.listTotal, country)}</dd>
                  </div>
                )}
                {savings.map(({ source, id, label, amount }) => (
                  <div key={`${source}-${id}`} className={styles.saving}>
                    <dt>
                      {source === 'coupon' && isCouponUnchecked ? `${label}, ${notChecked}` : label}
                    </dt>
                    <dd translate="no">{`−${formatMoney(negative(amount), country)}`}</dd>
                  </div>
                ))}
                {totals.shipping > 0 && (
                  <div>
                    <dt>Shipping</dt>
                    <dd translate="no">{formatMoney(totals.shipping, country)}</dd>
                  </div>
                )}
              </dl>
            )}
            <Link href="/cart" variant="standalone" onClick={onClose}>
              View cart and coupons
            </Link>
          </div>
        )}
      </Drawer.Body>
      {!isEmpty && (
        <Drawer.Footer>
          <div className={styles.column}>
            <dl className={styles.figures}>
              <div className={styles.total}>
                <dt>
                  Total
                  <TaxNote country={country} />
                </dt>
                <dd translate="no">{total}</dd>
              </div>
            </dl>
            <SpokenTotal total={total} />
            <Button size="large" isWide isLoading={isCheckoutLoading} onClick={onCheckout}>
              Checkout
            </Button>
          </div>
        </Drawer.Footer>
      )}
    </Drawer>
  )
}
