import { isSoldSku, products } from '../catalogue/products.ts'
import type { Sku } from '../catalogue/types.ts'

/** The product lines that a listing can be filtered by. */
export const shelfLines = ['orboot', 'tacto', 'plugo'] as const
export type ShelfLine = (typeof shelfLines)[number]

export const shelfLineLabels: Readonly<Record<ShelfLine, string>> = {
  orboot: 'Orboot',
  tacto: 'Tacto',
  plugo: 'Plugo',
}

/** Whether a toy is on its line's page. Sets of a line's toys belong to the line too. */
export function fitsLine(sku: Sku, line: ShelfLine): boolean {
  return isSoldSku(sku) && products[sku].route?.startsWith(`/${line}`) === true
}
