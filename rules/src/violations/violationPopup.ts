import { nameOf } from '../catalogue/nameOf.ts'
import type { Catalogue } from '../catalogue/types.ts'
import type { CartCallback, Violation, ViolationCode } from '../pricing/types.ts'

export interface ViolationButton {
  readonly label: string
  readonly callback: CartCallback
}

/** The texts and buttons of a cart-rule popup. */
export interface ViolationPopup {
  readonly heading: string
  readonly message: string
  readonly approve: ViolationButton
  readonly reject?: ViolationButton
}

/** The message of a popup, and the labels of its buttons. */
interface Words {
  readonly message: string
  readonly approve: string
  /** The label of the second button, if the violation has one. */
  readonly reject?: string
}

/** The values that a message can use. */
interface Parts {
  readonly violation: Violation
  /** The names of the violation's skus: "Plugo Count and Plugo Link". */
  readonly names: string
  readonly isOne: boolean
  readonly comboName: string
}

const matchGamepads =
  'Please make sure to match the number of Plugo kits and Gamepads in your cart.'

const removeGamepads = ({ figures }: Violation) => `Remove ${figures.surplus ?? 0} Gamepad`

/** Asks to remove lines that cannot be bought. */
const removal =
  (one: string, many: string) =>
  ({ names, isOne }: Parts): Words => {
    const which = isOne ? 'it' : 'them'
    return {
      message: `${names} ${isOne ? one : many}. Please remove ${which} to go on.`,
      approve: `Remove ${which}`,
    }
  }

/** Texts and labels: word for word those of the specification (§5), or the shop's own where §5 has none. */
const words: Readonly<Record<ViolationCode, (parts: Parts) => Words>> = {
  'no-price': removal('has no price at the moment', 'have no price at the moment'),
  'not-sold-here': removal('is not sold in your country', 'are not sold in your country'),
  'gamepads-unavailable': removal(
    'plays with a gamepad, and we have none for your country at the moment',
    'play with a gamepad, and we have none for your country at the moment',
  ),
  'only-gamepad': ({ violation }) => ({
    message: 'Cannot purchase only Gamepad',
    approve: 'Shop Plugo kits',
    reject: removeGamepads(violation),
  }),
  'gamepads-excess': ({ violation }) => ({
    message: matchGamepads,
    approve: removeGamepads(violation),
  }),
  'gamepads-short': ({ violation: { figures } }) => ({
    message: matchGamepads,
    approve:
      figures.kept === undefined
        ? `Add ${figures.short ?? 0} Gamepad`
        : `Keep ${figures.kept} Plugo kits`,
  }),
  'detective-without-gamepad': () => ({
    message:
      'Plugo Detective, without the gamepad, is unavailable in your location. To complete the bundle, please add a gamepad to your cart.',
    approve: 'Add 1 Gamepad',
  }),
  'one-sku-quantity': ({ violation, names }) => ({
    message: `With ${violation.couponCode ?? 'this coupon'} you can buy one of each: ${names}.`,
    approve: 'Reduce quantity to 1',
    reject: 'Remove coupon',
  }),
  'combo-broken': ({ comboName }) => ({
    message: `${comboName} is no longer complete. Its products stay in your cart at their own prices.`,
    approve: 'Update cart',
  }),
}

/** The popup of a violation. `catalogue` has the names of products and combos; default: the shop's own. */
export function violationPopup(violation: Violation, catalogue?: Catalogue): ViolationPopup {
  const { code, skus, comboId, approve, reject } = violation
  const comboName = nameOf(comboId ?? '', catalogue)
  const said = words[code]({
    violation,
    names: skus.map((sku) => nameOf(sku, catalogue)).join(' and '),
    isOne: skus.length === 1,
    // An unknown combo has no name but its id, which says nothing to a shopper.
    comboName: comboName === (comboId ?? '') ? 'A combo' : comboName,
  })
  return {
    // The heading of the generic popup (§2.52).
    heading: 'Oops!',
    message: said.message,
    approve: { label: said.approve, callback: approve },
    ...(reject && { reject: { label: said.reject ?? 'Back to cart', callback: reject } }),
  }
}
