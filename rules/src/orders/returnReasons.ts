/** Why units of an order come back, in the order in which the form offers them. */
export const returnReasons = [
  'damaged',
  'parts-missing',
  'wrong-item',
  'not-as-described',
  'no-longer-wanted',
] as const
export type ReturnReason = (typeof returnReasons)[number]

/** Whether units come back because they are not what was ordered: broken, incomplete, or something else. */
export function isShopsFault(reason: ReturnReason): boolean {
  return reason !== 'no-longer-wanted'
}
