import type { MinorUnits } from '../money.ts'

/**
 * Percent off as a badge shows it: round(100 × (strike − price) / strike), half up. Undefined if
 * the strike is not above the price. Source: §9.30.
 */
export function discountPercent(price: MinorUnits, strikePrice: MinorUnits): number | undefined {
  if (strikePrice <= price) return undefined
  const percent = Math.floor((200 * (strikePrice - price) + strikePrice) / (2 * strikePrice))
  return percent === 0 ? undefined : percent
}
