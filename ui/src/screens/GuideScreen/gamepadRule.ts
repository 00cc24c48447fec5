import type { ShelfItem } from '../../commerce/shelfItem.ts'

/** Whether the kits' prices include a gamepad, and which kits are an exception. */
export function gamepadRule(items: readonly Pick<ShelfItem, 'words' | 'offer'>[]): string {
  const alone = items.filter(({ offer }) => offer.gamepadPrice !== undefined)
  const whole =
    'each kit comes with its own gamepad, also if you have one already. Its price includes both'
  if (alone.length === 0) return `Here ${whole}.`
  const names = listOf(alone.map(({ words }) => words.title))
  return `Here ${whole}. Only ${names} can be bought without one.`
}

/** "Detective, Animals and Coding". */
function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
