import {
  cartCallbacks,
  violationPopup,
  type CartCallback,
  type ViolationCode,
  type ViolationPopup,
} from '@stemside/rules'
import { Button } from '../core/Button/index.ts'
import { Text } from '../core/Text/index.ts'
import { CheckIcon } from '../icons/index.ts'
import { Panel } from './Panel.tsx'
import styles from './ViolationsPanel.module.css'
import type { Situation } from './situation.ts'
import type { Verdict } from './verdict.ts'

export interface ViolationsPanelProps {
  situation: Situation
  verdict: Verdict
  onChange: (part: Partial<Situation>) => void
}

/** Every popup on the way to checkout, with its texts. Its buttons do the same as in the shop. */
export function ViolationsPanel({ situation, verdict, onChange }: ViolationsPanelProps) {
  const { catalogue, context, priced } = verdict
  const press = (callback: CartCallback) => {
    const after = cartCallbacks[callback]({ cart: situation.cart, context }, catalogue)
    onChange({
      cart: after.cart,
      promisedCombos: after.context.expectedCombos ?? [],
      ...(context.coupon && !after.context.coupon && { coupon: 'none' }),
    })
  }
  return (
    <Panel heading="On the way to checkout">
      {priced.violations.length === 0 ? (
        <p className={styles.clear}>
          <CheckIcon /> No popup opens. This cart can be ordered.
        </p>
      ) : (
        <ol className={styles.popups}>
          {priced.violations.map((violation) => (
            <Popup
              key={violation.code + violation.skus.join()}
              code={violation.code}
              popup={violationPopup(violation, catalogue)}
              onPress={press}
            />
          ))}
        </ol>
      )}
    </Panel>
  )
}

interface PopupProps {
  code: ViolationCode
  popup: ViolationPopup
  onPress: (callback: CartCallback) => void
}

function Popup({ code, popup, onPress }: PopupProps) {
  const { heading, message, approve, reject } = popup
  return (
    <li className={styles.popup}>
      <div className={styles.head}>
        <Text as="strong" size="lead" weight="bold">
          {heading}
        </Text>
        <code className={styles.code}>{code}</code>
      </div>
      <Text>{message}</Text>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => onPress(approve.callback)}>
          {approve.label}
        </Button>
        {reject && (
          <Button size="small" variant="soft" onClick={() => onPress(reject.callback)}>
            {reject.label}
          </Button>
        )}
        <Text as="span" size="caption" tone="muted">
          {[approve.callback, reject?.callback].filter(Boolean).join(' / ')}
        </Text>
      </div>
    </li>
  )
}
