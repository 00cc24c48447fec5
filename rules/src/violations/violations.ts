import { maxQuantity } from '../cart/maxQuantity.ts'
import { gamepadSku } from '../catalogue/products.ts'
import type { Catalogue } from '../catalogue/types.ts'
import type { GamepadCount } from '../gamepads.ts'
import type { PricedCombo, PricingContext, Violation } from '../pricing/types.ts'
import { unavailableReason, type ListLine } from '../pricing/listLines.ts'

/** The parts of a priced cart that the checks need. */
export interface ViolationBase {
  readonly lines: readonly ListLine[]
  readonly gamepads: GamepadCount
  readonly combos: readonly PricedCombo[]
  readonly isCouponApplied: boolean
  readonly catalogue: Catalogue
  readonly context: PricingContext
}

/**
 * Why a cart cannot be checked out, in the order in which popups ask: lines that cannot be
 * bought, gamepads, the coupon's limit, promised combos. Source: §4.57, §5.13 to §5.15.
 */
export function findViolations(base: ViolationBase): Violation[] {
  return [...unbuyable(base), ...gamepadViolations(base), ...oneOfEach(base), ...brokenCombos(base)]
}

function unbuyable({ lines }: ViolationBase): Violation[] {
  return (['no-price', 'not-sold-here'] as const).flatMap((code) => {
    const skus = lines.filter((line) => unavailableReason(line) === code).map(({ sku }) => sku)
    if (skus.length === 0) return []
    return [{ code, skus, figures: {}, approve: 'removeUnbuyableLines', reject: 'hidePopup' }]
  })
}

function gamepadViolations({ lines, gamepads: count, catalogue }: ViolationBase): Violation[] {
  const { kits, gamepads, least, most, buyable } = count
  const found: Violation[] = []

  if (gamepads > most) found.push(tooManyGamepads(lines, gamepads - kits))
  // Where no gamepad can be bought, removing the kits is the only way out.
  if (least > 0 && buyable === 0) return [...found, kitsWithoutGamepad(lines)]

  const hasDetective = lines.some(({ sku, charged }) => sku === 'plugo_detective' && charged > 0)
  const lacksGamepad = catalogue.rules.gamepads.asksForDetective && gamepads === 0 && hasDetective
  if (lacksGamepad) {
    found.push({
      code: 'detective-without-gamepad',
      skus: ['plugo_detective', gamepadSku],
      figures: { short: 1 },
      approve: 'fixPlugoAndGamepadInCart',
    })
  }
  const short = least - gamepads
  if (short > (lacksGamepad ? 1 : 0)) {
    found.push({
      code: 'gamepads-short',
      skus: [gamepadSku],
      figures: least > maxQuantity ? { short, kept: maxQuantity } : { short },
      approve: 'matchGamepadCountWithKits',
    })
  }
  return found
}

function tooManyGamepads(lines: readonly ListLine[], surplus: number): Violation {
  const about = { skus: [gamepadSku], figures: { surplus } }
  const isAlone = lines.every(({ charged, offer }) => charged === 0 || offer?.kind === 'gamepad')
  return isAlone
    ? {
        ...about,
        code: 'only-gamepad',
        approve: 'redirectToShop',
        reject: 'matchGamepadCountWithKits',
      }
    : { ...about, code: 'gamepads-excess', approve: 'matchGamepadCountWithKits' }
}

function kitsWithoutGamepad(lines: readonly ListLine[]): Violation {
  return {
    code: 'gamepads-unavailable',
    skus: lines.filter(({ offer }) => offer?.wantsGamepad).map(({ sku }) => sku),
    figures: {},
    approve: 'matchGamepadCountWithKits',
    reject: 'hidePopup',
  }
}

/** ONE-SKU-QUANTITY: a coupon that allows one unit of each of its skus. Source: §4.25. */
function oneOfEach({ lines, isCouponApplied, context: { coupon } }: ViolationBase): Violation[] {
  if (coupon?.useType !== 'one-sku-quantity' || !isCouponApplied) return []
  const skus = lines
    .filter(({ sku, quantity }) => quantity > 1 && coupon.skus.includes(sku))
    .map(({ sku }) => sku)
  if (skus.length === 0) return []
  return [
    {
      code: 'one-sku-quantity',
      skus,
      couponCode: coupon.code,
      figures: {},
      approve: 'reduceQuantityTo1',
      reject: 'removeAppliedCoupon',
    },
  ]
}

/** The promised combos that the cart no longer forms. */
function brokenCombos({ combos: formed, catalogue, context }: ViolationBase): Violation[] {
  const { expectedCombos = [] } = context
  return expectedCombos
    .filter((id) => !formed.some((combo) => combo.id === id))
    .map((id) => ({
      code: 'combo-broken',
      comboId: id,
      skus: catalogue.combos.find(({ combo }) => combo.id === id)?.combo.skus ?? [],
      figures: {},
      approve: 'fixComboError',
      reject: 'hidePopup',
    }))
}
