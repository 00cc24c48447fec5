import { formatMoney, negative, type PricedCart } from '@stemside/rules'
import type { ReactNode } from 'react'
import { TextButton } from '../../core/TextButton/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { notChecked } from './notChecked.ts'
import { TaxNote } from './TaxNote.tsx'
import styles from './CartFigures.module.css'

export interface CartFiguresProps {
  /** The cart, priced by the rules. */
  cart: PricedCart
  /** Whether the store could not be asked about the coupon yet. @default false */
  isCouponUnchecked?: boolean | undefined
  /** Called on the coupon's remove button. @default the button is not shown */
  onCouponRemove?: () => void
}

/** The figures of a total: goods, each saving by name, shipping, total, tax. */
export function CartFigures({ cart, isCouponUnchecked = false, onCouponRemove }: CartFiguresProps) {
  const { totals, country } = cart
  const isCouponCounted = cart.savings.some(({ source }) => source === 'coupon')
  const couponHint = isCouponUnchecked ? notChecked : undefined
  const attached = cart.explanations.find(({ subject }) => subject === 'coupon')
  return (
    <>
      <dl className={styles.rows}>
        <Row label={totals.quantity === 1 ? '1 item' : `${totals.quantity} items`}>
          <span translate="no">{formatMoney(totals.listTotal, country)}</span>
        </Row>
        {cart.savings.map(({ source, id, label, amount }) => (
          <Row
            key={`${source}-${id}`}
            tone="saving"
            label={label}
            hint={source === 'coupon' ? couponHint : undefined}
            after={
              source === 'coupon' &&
              onCouponRemove !== undefined && <RemoveCoupon code={id} onRemove={onCouponRemove} />
            }
          >
            <span translate="no">{`−${formatMoney(negative(amount), country)}`}</span>
          </Row>
        ))}
        {attached !== undefined && !isCouponCounted && (
          <Row
            label={attached.id}
            hint={couponHint}
            after={
              onCouponRemove !== undefined && (
                <RemoveCoupon code={attached.id} onRemove={onCouponRemove} />
              )
            }
          >
            {attached.applied ? 'a free gift' : 'not applied yet'}
          </Row>
        )}
        <Row label="Shipping">
          {totals.shipping === 0 ? (
            'Free'
          ) : (
            <span translate="no">{formatMoney(totals.shipping, country)}</span>
          )}
        </Row>
        <Row label="Total" tone="total" after={<TaxNote country={country} />}>
          <span translate="no">{formatMoney(totals.total, country)}</span>
        </Row>
      </dl>
      {totals.saved > 0 && (
        <p
          className={styles.saved}
        >{`You save ${formatMoney(totals.saved, country)} on this order`}</p>
      )}
    </>
  )
}

interface RowProps {
  label: string
  tone?: 'plain' | 'saving' | 'total'
  hint?: string | undefined
  after?: ReactNode
  children: ReactNode
}

function Row({ label, tone = 'plain', hint, after, children }: RowProps) {
  return (
    <div className={styles.row} data-tone={tone}>
      <dt className={styles.label}>
        <span>{label}</span>
        {hint !== undefined && (
          <>
            <VisuallyHidden>, </VisuallyHidden>
            <span className={styles.hint}>{hint}</span>
          </>
        )}
        {after}
      </dt>
      <dd className={styles.amount}>{children}</dd>
    </div>
  )
}

function RemoveCoupon(props: { readonly code: string; readonly onRemove: () => void }) {
  return (
    <TextButton tone="muted" className={styles.remove} onClick={props.onRemove}>
      Remove<VisuallyHidden>{` coupon ${props.code}`}</VisuallyHidden>
    </TextButton>
  )
}
