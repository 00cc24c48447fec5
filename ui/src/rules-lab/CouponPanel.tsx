import {
  automaticCouponCode,
  countries,
  couponOffer,
  formatMoney,
  giftChoices,
  products,
  type CountryCode,
  type Coupon,
} from '@stemside/rules'
import { coupons } from '@stemside/rules/fixtures'
import { Checkbox } from '../forms/Checkbox/index.ts'
import { Select } from '../forms/Select/index.ts'
import { Panel } from './Panel.tsx'
import { codeIn, couponOf, type Situation } from './situation.ts'

export interface CouponPanelProps {
  situation: Situation
  onChange: (part: Partial<Situation>) => void
}

/** The coupon, whether this email address has used it, and the gift that needs it. */
export function CouponPanel({ situation, onChange }: CouponPanelProps) {
  const { country, coupon, cart, isCouponUsedUp } = situation
  const code = codeIn(situation)
  const chosen = code === undefined ? undefined : couponOf(code)
  return (
    <Panel heading="Coupon">
      <Select
        label="Code"
        name="lab-coupon"
        hint={chosen && describe(chosen, country)}
        options={[
          { value: 'auto', label: `Automatic: ${automaticCouponCode(country)}` },
          { value: 'none', label: 'None: the automatic one was removed' },
          ...Object.keys(coupons).map((known) => ({ value: known, label: known })),
          { value: 'NOSUCHCODE', label: 'A code that nobody knows' },
        ]}
        value={coupon}
        onChange={({ target }) => onChange({ coupon: target.value })}
      />
      <Checkbox
        name="lab-used-up"
        label="This email has used it up"
        checked={isCouponUsedUp}
        onChange={({ target }) => onChange({ isCouponUsedUp: target.checked })}
      />
      {chosen?.kind === 'gift' && (
        <Select
          label="Free gift"
          name="lab-gift"
          options={[
            { value: 'none', label: 'Not chosen yet' },
            ...giftChoices.map((sku) => ({ value: sku, label: products[sku].name })),
          ]}
          value={cart.gift ?? 'none'}
          onChange={({ target }) => {
            const { lines } = cart
            onChange({ cart: target.value === 'none' ? { lines } : { lines, gift: target.value } })
          }}
        />
      )}
    </Panel>
  )
}

/** "30% off · US, GB and CA · from $64.00 · one-time-per-email" */
function describe(coupon: Coupon, country: CountryCode): string {
  const minimum = coupon.minimums[country]
  const where = coupon.countries.map((code) => countries[code].code).join(', ')
  return [
    coupon.isActive ? couponOffer(coupon, country) : 'Not active',
    where,
    minimum === undefined ? undefined : `from ${formatMoney(minimum, country)}`,
    coupon.skus.length > 0 ? `only ${coupon.skus.join(', ')}` : undefined,
    coupon.useType?.replaceAll('-', ' '),
  ]
    .filter((part) => part !== undefined)
    .join(' · ')
}
