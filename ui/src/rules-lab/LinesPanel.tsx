import { formatMoney, type GiftLine, type MinorUnits, nameOf, nothing } from '@stemside/rules'
import { Text } from '../core/Text/index.ts'
import { Panel } from './Panel.tsx'
import styles from './LinesPanel.module.css'
import type { Verdict } from './verdict.ts'

const giftReasons: Readonly<Record<GiftLine['reason'], string>> = {
  'free-gift-coupon': 'chosen with its coupon',
  'surprise-gift': 'joins every large order',
}

/** What each line costs, and what each saving takes off it. */
export function LinesPanel({ verdict }: { verdict: Verdict }) {
  const { priced, catalogue } = verdict
  const money = (amount: MinorUnits) => formatMoney(amount, priced.country)
  return (
    <Panel heading="Lines">
      {priced.lines.length === 0 ? (
        <Text tone="muted">The cart is empty.</Text>
      ) : (
        <div className={styles.room}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Product</th>
                <th scope="col">Units</th>
                <th scope="col">In combos</th>
                <th scope="col">Each</th>
                <th scope="col">List</th>
                <th scope="col">Savings</th>
                <th scope="col">Charged</th>
              </tr>
            </thead>
            <tbody>
              {priced.lines.map((line) => (
                <tr key={line.sku} data-sold={line.isSoldHere}>
                  <th scope="row">
                    {nameOf(line.sku, catalogue)}
                    {!line.isSoldHere && <span className={styles.note}>Not sold here</span>}
                  </th>
                  <td data-label="Units">{line.quantity}</td>
                  <td data-label="In combos">{line.inCombos || '–'}</td>
                  <td data-label="Each">{money(line.unitPrice)}</td>
                  <td data-label="List">{money(line.listTotal)}</td>
                  <td data-label="Savings">{line.adjusted === 0 ? '–' : money(line.adjusted)}</td>
                  <td data-label="Charged" className={styles.charged}>
                    {money(line.total)}
                  </td>
                </tr>
              ))}
              {priced.gifts.map(({ sku, reason }) => (
                <tr key={`${sku}-${reason}`}>
                  <th scope="row">
                    {nameOf(sku, catalogue)}
                    <span className={styles.note}>{giftReasons[reason]}</span>
                  </th>
                  <td colSpan={5} className={styles.free}>
                    One, free with this order
                  </td>
                  <td data-label="Charged" className={styles.charged}>
                    {money(nothing)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {priced.combos.map((combo) => (
        <Text key={combo.id} size="small">
          {combo.quantity} × <strong>{combo.name}</strong> at {money(combo.unitPrice)}, struck{' '}
          {money(combo.unitStrikePrice)}: saves {money(combo.saving)}.
        </Text>
      ))}
    </Panel>
  )
}
