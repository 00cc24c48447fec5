import { gamepadRule } from '@stemside/rules'
import type { ShelfItem } from '../../commerce/shelfItem.ts'

/** The rule of gamepads, with the short names of the kits that are sold without one, and what the guide's prices include. */
export function gamepadRuleOf(items: readonly Pick<ShelfItem, 'words' | 'offer'>[]): string {
  const alone = items.filter(({ offer }) => offer.gamepadPrice !== undefined)
  const prices = alone.length === 0 ? 'Prices' : 'The other prices'
  return `${gamepadRule(alone.map(({ words }) => words.title))} ${prices} include both.`
}
