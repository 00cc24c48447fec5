import { gamepadRule } from '@stemside/rules'
import type { ShelfItem } from '../../commerce/shelfItem.ts'

/** The rule of gamepads, with the short names of the kits that are sold without one. */
export function gamepadRuleOf(items: readonly Pick<ShelfItem, 'words' | 'offer'>[]): string {
  const alone = items.filter(({ offer }) => offer.gamepadPrice !== undefined)
  return gamepadRule(alone.map(({ words }) => words.title))
}
