import type { CartCallback, GamepadOffer, Sku } from '@stemside/rules'
import type { PictureSource } from '../core/Picture/index.ts'

/** Returns the square picture of a sku: `squareOf` of ui/content/pictures. */
export type PictureOf = (sku: Sku) => PictureSource

/** The events of cart lines. Quantities are those of the whole cart. */
export interface CartLineEvents {
  /** `quantity`: all units of the sku, units in combos included. */
  readonly onQuantityChange: (sku: Sku, quantity: number) => void
  /** `count`: how many units to remove. */
  readonly onRemove: (sku: Sku, count: number) => void
  /** Removes one unit of every product, for each combo of this id. */
  readonly onComboRemove: (comboId: string) => void
  /** Mends a broken rule of the cart, on the button beside its warning. @default the button is not shown */
  readonly onRepair?: ((callback: CartCallback) => void) | undefined
}

/** The events of coupon and checkout button. */
export interface CartSummaryEvents {
  /** Called with the code as typed. */
  readonly onCouponSubmit: (code: string) => void
  /** Called when the code in the field is changed. @default nothing */
  readonly onCouponEdit?: (() => void) | undefined
  /** Called when the applied coupon is removed. */
  readonly onCouponRemove: () => void
  /** Called on the checkout button. */
  readonly onCheckout: () => void
}

/** The offer of a gamepad, for kits that need one and are sold without; from `gamepadOfferFor`. */
export interface CartGamepadOffer extends GamepadOffer {
  /** Called when the gamepad is added. */
  readonly onAdd: () => void
}

/** The last removed line, with its Undo. */
export interface CartUndo {
  /** What was removed, such as "Orboot Earth removed". */
  readonly message: string
  readonly onUndo: () => void
}
