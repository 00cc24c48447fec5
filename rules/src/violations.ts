import { maxQuantity } from './cart/normaliseCart.ts'
import { nameOf } from './catalogue/nameOf.ts'
import type { Catalogue, Sku } from './catalogue/types.ts'
import { gamepadSku } from './catalogue/products.ts'
import type { GamepadCount } from './gamepads.ts'
import type { CouponOfCart } from './pricing/applyCoupon.ts'
import type {
  PricedCombo,
  PricingContext,
  Violation,
  ViolationButton,
  ViolationCode,
} from './pricing/types.ts'
import { obstacleOf, type WorkingLine } from './pricing/workingLines.ts'

/** The heading of a cart-rule popup. Source: specification §2, generic popup. */
const heading = 'Oops!'
const backToCart: ViolationButton = { label: 'Back to cart', callback: 'hidePopup' }

/**
 * What stands between a cart and checkout, in the order in which popups ask: lines that cannot be
 * bought, gamepads, the coupon's limit, promised combos. Source: specification §4, §5.
 */
export function findViolations(
  lines: readonly WorkingLine[],
  pads: GamepadCount,
  combos: readonly PricedCombo[],
  off: CouponOfCart,
  catalogue: Catalogue,
  context: PricingContext,
): Violation[] {
  return [
    ...unbuyable(lines, catalogue),
    ...gamepadViolations(lines, pads, catalogue),
    ...oneOfEach(lines, off, catalogue, context),
    ...brokenCombos(combos, catalogue, context),
  ]
}

/** What its popup says of the products, before it asks to remove them. */
const obstacles = {
  'no-price': { one: 'has no price at the moment', many: 'have no price at the moment' },
  'not-sold-here': { one: 'is not sold in your country', many: 'are not sold in your country' },
} as const satisfies Partial<Record<ViolationCode, object>>

function unbuyable(lines: readonly WorkingLine[], catalogue: Catalogue): Violation[] {
  return (['no-price', 'not-sold-here'] as const).flatMap((code) => {
    const skus = lines.filter((line) => obstacleOf(line) === code).map(({ sku }) => sku)
    if (skus.length === 0) return []
    const [what, which] =
      skus.length === 1 ? [obstacles[code].one, 'it'] : [obstacles[code].many, 'them']
    const message = `${namesOf(skus, catalogue)} ${what}. Please remove ${which} to go on.`
    const approve: ViolationButton = {
      label: `Remove ${which}`,
      callback: 'removeUnbuyableLines',
    }
    return [{ code, skus, heading, message, approve, reject: backToCart }]
  })
}

function namesOf(skus: readonly Sku[], catalogue: Catalogue): string {
  return skus.map((sku) => nameOf(sku, catalogue)).join(' and ')
}

const match = 'Please make sure to match the number of Plugo kits and Gamepads in your cart.'

/** Texts and labels: specification §5, word for word. */
function gamepadViolations(
  lines: readonly WorkingLine[],
  count: GamepadCount,
  catalogue: Catalogue,
): Violation[] {
  const { kits, gamepads, least, most, buyable } = count
  const found: Violation[] = []

  if (gamepads > most) {
    const surplus = gamepads - kits
    const remove = matchButton(`Remove ${surplus} Gamepad`)
    const isAlone = lines.every(({ charged, offer }) => charged === 0 || offer?.kind === 'gamepad')
    found.push(
      isAlone
        ? {
            ...aboutGamepads('only-gamepad', 'Cannot purchase only Gamepad', {
              label: 'Shop Plugo kits',
              callback: 'redirectToShop',
            }),
            reject: remove,
          }
        : aboutGamepads('gamepads-excess', match, remove),
    )
  }

  if (least > 0 && buyable === 0) return [...found, kitsWithoutGamepad(lines, catalogue)]

  const hasDetective = lines.some(({ sku, charged }) => sku === 'plugo_detective' && charged > 0)
  const lacksPad = catalogue.country === 'US' && gamepads === 0 && hasDetective
  if (lacksPad) {
    found.push({
      ...aboutGamepads(
        'detective-without-gamepad',
        'Plugo Detective, without the gamepad, is unavailable in your location. To complete the bundle, please add a gamepad to your cart.',
        { label: 'Add 1 Gamepad', callback: 'fixPlugoAndGamepadInCart' },
      ),
      skus: ['plugo_detective', gamepadSku],
    })
  }
  const missing = least - gamepads
  if (missing > (lacksPad ? 1 : 0)) {
    const label = least > maxQuantity ? `Keep ${maxQuantity} Plugo kits` : `Add ${missing} Gamepad`
    found.push(aboutGamepads('gamepads-short', match, matchButton(label)))
  }
  return found
}

/** Kits want a gamepad, and none can be bought here: nothing but removing the kits helps. */
function kitsWithoutGamepad(lines: readonly WorkingLine[], catalogue: Catalogue): Violation {
  const skus = lines.filter(({ offer }) => offer?.wantsGamepad).map(({ sku }) => sku)
  const [play, which] = skus.length === 1 ? ['plays', 'it'] : ['play', 'them']
  return {
    code: 'gamepads-short',
    skus,
    heading,
    message: `${namesOf(skus, catalogue)} ${play} with a gamepad, and we have none for your country at the moment. Please remove ${which} to go on.`,
    approve: matchButton(`Remove ${which}`),
    reject: backToCart,
  }
}

function aboutGamepads(code: ViolationCode, message: string, approve: ViolationButton): Violation {
  return { code, skus: [gamepadSku], heading, message, approve }
}

function matchButton(label: string): ViolationButton {
  return { label, callback: 'matchGamepadCountWithKits' }
}

/** ONE-SKU-QUANTITY: a coupon that counts on one of each of its skus. Source: specification §3, §4. */
function oneOfEach(
  lines: readonly WorkingLine[],
  { explanation }: CouponOfCart,
  catalogue: Catalogue,
  { coupon }: PricingContext,
): Violation[] {
  if (coupon?.useType !== 'one-sku-quantity' || !explanation?.applied) return []
  const skus = lines
    .filter(({ sku, quantity }) => quantity > 1 && coupon.skus.includes(sku))
    .map(({ sku }) => sku)
  if (skus.length === 0) return []
  return [
    {
      code: 'one-sku-quantity',
      skus,
      heading,
      message: `With ${coupon.code} you can buy one of each: ${namesOf(skus, catalogue)}.`,
      approve: { label: 'Reduce quantity to 1', callback: 'reduceQuantityTo1' },
      reject: { label: 'Remove coupon', callback: 'removeAppliedCoupon' },
    },
  ]
}

/** Combos that the shopper was promised, and that these lines no longer form. */
function brokenCombos(
  formed: readonly PricedCombo[],
  { combos }: Catalogue,
  { expectedCombos = [] }: PricingContext,
): Violation[] {
  return expectedCombos
    .filter((id) => !formed.some((combo) => combo.id === id))
    .map((id) => {
      const known = combos.find(({ combo }) => combo.id === id)?.combo
      return {
        code: 'combo-broken',
        comboId: id,
        skus: known?.skus ?? [],
        heading,
        message: `${known?.name ?? 'A combo'} is no longer complete. Its products stay in your cart at their own prices.`,
        approve: { label: 'Update cart', callback: 'fixComboError' },
        reject: backToCart,
      }
    })
}
