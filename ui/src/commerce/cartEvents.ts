import type { GamepadOffer, Sku } from '@stemside/rules'
import type { PictureSource } from '../core/Picture/index.ts'

/** The square picture of a sku: `squareOf` of ui/content/pictures. */
export type PictureOf = (sku: Sku) => PictureSource

/** What a shopper can do to the lines of a cart. Quantities are those of the whole cart. */
export interface CartLineEvents {
  /** `quantity`: all units of the sku, those that stand in combos included. */
  readonly onQuantityChange: (sku: Sku, quantity: number) => void
  /** `count`: how many units go. */
  readonly onRemove: (sku: Sku, count: number) => void
  /** Takes one share of every member out of the cart, for each combo of that id. */
  readonly onComboRemove: (comboId: string) => void
}

/** What a shopper can do about the coupon and the way on. */
export interface CartSummaryEvents {
  /** A code was typed; as it was typed. */
  readonly onCouponSubmit: (code: string) => void
  /** The coupon in force was taken out. */
  readonly onCouponRemove: () => void
  /** The way to pay was pressed. */
  readonly onCheckout: () => void
}

/** A gamepad for kits that play with one and are sold without; from `gamepadOfferFor`. */
export interface CartGamepadOffer extends GamepadOffer {
  /** The gamepad was taken. */
  readonly onAdd: () => void
}

/** The line that was removed last, with its Undo. */
export interface CartUndo {
  /** Such as "Orboot Earth removed". */
  readonly message: string
  readonly onUndo: () => void
}
