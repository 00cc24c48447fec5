import { listOf } from './listOf.ts'

/**
 * Says which kits are sold only with a gamepad. Source: §4.57, §4.58.
 *
 * @param alone - the names of the kits that the country sells without one
 */
export function gamepadRule(alone: readonly string[]): string {
  const rest = 'comes with its own gamepad, also if you have one already.'
  return alone.length === 0
    ? `Here each Plugo kit ${rest}`
    : `Here ${listOf(alone)} can be bought without a gamepad. Each other Plugo kit ${rest}`
}
