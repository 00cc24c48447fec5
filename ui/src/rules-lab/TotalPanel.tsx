import { countries, formatMoney } from '@stemside/rules'
import { CartFigures } from '../commerce/CartSummary/index.ts'
import { Badge } from '../core/Badge/index.ts'
import { Text } from '../core/Text/index.ts'
import { Panel } from './Panel.tsx'
import styles from './TotalPanel.module.css'
import type { Verdict } from './verdict.ts'

export interface TotalPanelProps {
  verdict: Verdict
  onCouponRemove: () => void
}

/** The figures of the total, in the shop's own component. */
export function TotalPanel({ verdict, onCouponRemove }: TotalPanelProps) {
  const { priced, couponNote, comparison, minimumPopup } = verdict
  const { totals, country, violations } = priced
  return (
    <Panel
      heading="Total"
      aside={
        violations.length === 0 ? (
          <Badge tone="success">Ready for checkout</Badge>
        ) : (
          <Badge tone="sale">
            {violations.length === 1
              ? '1 thing stands in the way'
              : `${violations.length} things stand in the way`}
          </Badge>
        )
      }
    >
      <div className={styles.columns}>
        <div className={styles.words}>
          <output className={styles.total} aria-label="Total">
            {formatMoney(totals.total, country)}
          </output>
          <Text tone="muted">{countries[country].name}</Text>
          {couponNote !== undefined && <Text size="small">{couponNote}.</Text>}
          {comparison !== undefined && <Text size="small">{comparison}.</Text>}
          {minimumPopup !== undefined && (
            <Text size="small">
              Opens the {minimumPopup.popup} popup: “{minimumPopup.message}”
            </Text>
          )}
        </div>
        <div className={styles.figures}>
          <CartFigures cart={priced} onCouponRemove={onCouponRemove} />
        </div>
      </div>
    </Panel>
  )
}
