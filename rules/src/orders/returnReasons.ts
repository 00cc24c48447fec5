/** Why units of an order come back, in the order in which the form offers them. */
export const returnReasons = [
  'damaged',
  'parts-missing',
  'wrong-item',
  'not-as-described',
  'no-longer-wanted',
] as const
export type ReturnReason = (typeof returnReasons)[number]

/** Whether the shop is to blame for a return: the toys came broken, incomplete or other than promised. */
export function isShopsFault(reason: ReturnReason): boolean {
  return reason !== 'no-longer-wanted'
}
