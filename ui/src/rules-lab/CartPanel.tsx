import {
  addToCart,
  formatMoney,
  nameOf,
  setQuantity,
  soldSkus,
  type Catalogue,
  type Sku,
} from '@stemside/rules'
import { Button } from '../core/Button/index.ts'
import { Text } from '../core/Text/index.ts'
import { QuantityStepper } from '../forms/QuantityStepper/index.ts'
import { Select } from '../forms/Select/index.ts'
import { Panel } from './Panel.tsx'
import { PromisedCombos } from './PromisedCombos.tsx'
import styles from './CartPanel.module.css'
import { applyPreset, presets } from './presets.ts'
import type { Situation } from './situation.ts'

export interface CartPanelProps {
  situation: Situation
  catalogue: Catalogue
  onChange: (part: Partial<Situation>) => void
}

/** The cart, edited by the shop's rules: adding a kit also adds its gamepad. */
export function CartPanel({ situation, catalogue, onChange }: CartPanelProps) {
  const { cart } = situation
  const change = (sku: Sku, quantity: number) =>
    onChange({ cart: setQuantity(cart, sku, quantity, catalogue) })
  return (
    <Panel
      heading="Cart"
      aside={
        cart.lines.length > 0 && (
          <Button variant="quiet" size="small" onClick={() => onChange({ cart: { lines: [] } })}>
            Empty it
          </Button>
        )
      }
    >
      <Select
        label="Try a case"
        name="lab-preset"
        placeholder="Choose a case…"
        options={presets.map(({ name }) => ({ value: name, label: name }))}
        value=""
        onChange={({ target }) => {
          const preset = presets.find(({ name }) => name === target.value)
          if (preset) onChange(applyPreset(situation, preset))
        }}
      />
      {cart.lines.length === 0 ? (
        <Text tone="muted" size="small">
          Nothing in it yet. Try a case, or add a product.
        </Text>
      ) : (
        <ul className={styles.lines}>
          {cart.lines.map(({ sku, quantity }) => (
            <li key={sku} className={styles.line}>
              <span className={styles.name}>{nameOf(sku, catalogue)}</span>
              <QuantityStepper
                label={nameOf(sku, catalogue)}
                quantity={quantity}
                onQuantityChange={(next) => change(sku, next)}
                onRemove={() => change(sku, 0)}
              />
            </li>
          ))}
        </ul>
      )}
      <Select
        label="Add a product"
        name="lab-add"
        placeholder="Choose a product…"
        options={soldSkus.map((sku) => ({ value: sku, label: labelOf(sku, catalogue) }))}
        value=""
        onChange={({ target }) => onChange({ cart: addToCart(cart, target.value, catalogue) })}
      />
      <PromisedCombos
        catalogue={catalogue}
        promised={situation.promisedCombos}
        onChange={(promisedCombos) => onChange({ promisedCombos })}
      />
    </Panel>
  )
}

function labelOf(sku: Sku, catalogue: Catalogue): string {
  const offer = catalogue.offers.get(sku)
  const price = offer?.isSoldHere
    ? formatMoney(offer.price.listPrice, catalogue.country)
    : 'not sold here'
  return `${nameOf(sku, catalogue)} · ${price}`
}
