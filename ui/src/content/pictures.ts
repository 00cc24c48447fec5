import type { Sku } from '@stemside/rules'
import { squares } from '../../art/pictures/squares.ts'
import type { PictureSource } from '../core/Picture/index.ts'

/** The picture of a sku without one: a product that is only mentioned, not sold. */
const none: PictureSource = squares.surprise_gift

/** The square picture of a sku, for cards and cart. */
export function squareOf(sku: Sku): PictureSource {
  return hasSquare(sku) ? squares[sku] : none
}

function hasSquare(sku: Sku): sku is keyof typeof squares {
  return Object.hasOwn(squares, sku)
}
