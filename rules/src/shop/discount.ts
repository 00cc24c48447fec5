import type { MinorUnits } from '../money.ts'

/**
 * The percentage of a badge such as "18% off": 100 × (strike − price) / strike, rounded half up. Undefined if
 * the strike price is not above the price, or if the percentage rounds to 0. Source: §9.30.
 */
export function discountPercent(price: MinorUnits, strikePrice: MinorUnits): number | undefined {
  if (strikePrice <= price) return undefined
  const percent = Math.floor((200 * (strikePrice - price) + strikePrice) / (2 * strikePrice))
  return percent === 0 ? undefined : percent
}
