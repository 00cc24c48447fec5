import type { Situation } from './situation.ts'

/** An interesting case: its changes to the default situation. */
export interface Preset {
  readonly name: string
  readonly situation: Partial<Situation>
}

/** From the specification's rules (§4, §5, §9) and frequent questions about shops. */
export const presets: readonly Preset[] = [
  {
    name: 'One globe',
    situation: cart('orboot'),
  },
  {
    name: 'Engineer Pack is recognised',
    situation: cart('orboot_mars', 'plugo_gamepad', 'plugo_link'),
  },
  {
    name: 'Two packs want the same Mars',
    situation: cart('orboot_mars', 'plugo_gamepad', 'plugo_link', 'tacto_electronic'),
  },
  {
    name: 'A pack lacks one piece',
    situation: cart('orboot_dinos'),
  },
  {
    name: 'A promised pack fell apart',
    situation: {
      ...cart('orboot_mars', 'plugo_gamepad'),
      promisedCombos: ['engineer_pack'],
    },
  },
  {
    name: 'Only a gamepad',
    situation: { ...cart('plugo_gamepad'), country: 'US' },
  },
  {
    name: 'Two kits, one gamepad',
    situation: { ...cart('plugo_count', 'plugo_gamepad', 'plugo_letters'), country: 'GB' },
  },
  {
    name: 'Detective without a gamepad, US',
    situation: { ...cart('plugo_detective'), country: 'US' },
  },
  {
    name: 'Coupon below its minimum',
    situation: { ...cart('orboot'), country: 'US', coupon: 'STEM20' },
  },
  {
    name: 'Coupon of another country',
    situation: { ...cart('orboot'), country: 'IN', coupon: 'STEM20' },
  },
  {
    name: 'Two of a kit, one allowed',
    situation: {
      country: 'IN',
      coupon: 'ONEKIT10',
      cart: {
        lines: [
          { sku: 'plugo_count', quantity: 2 },
          { sku: 'plugo_gamepad', quantity: 2 },
        ],
      },
    },
  },
  {
    name: 'Free gift',
    situation: {
      country: 'US',
      coupon: 'GIFT99',
      cart: { lines: [{ sku: 'orboot', quantity: 3 }], gift: 'orboot_mars' },
    },
  },
  {
    name: 'Coupon used up by this email',
    situation: { ...cart('orboot'), coupon: 'TRYNEW', isCouponUsedUp: true },
  },
  {
    name: 'Storybook in the Emirates',
    situation: { ...cart('orboot', 'whos_the_monster_in_oko'), country: 'AE' },
  },
]

function cart(...skus: readonly string[]): Pick<Situation, 'cart'> {
  return { cart: { lines: skus.map((sku) => ({ sku, quantity: 1 })) } }
}

/**
 * Applies a preset. Everything that it does not name gets its default value; country and day stay.
 */
export function applyPreset(situation: Situation, preset: Preset): Situation {
  return {
    ...situation,
    coupon: 'auto',
    isCouponUsedUp: false,
    promisedCombos: [],
    ...preset.situation,
  }
}
