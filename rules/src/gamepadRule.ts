import { listOf } from './listOf.ts'

/**
 * Says which kits are sold only with a gamepad. Source: §4.57, §4.58.
 *
 * @param alone - the names of the kits that the country sells without one
 */
export function gamepadRule(alone: readonly string[]): string {
  const whole = 'Here each Plugo kit comes with its own gamepad, also if you have one already.'
  if (alone.length === 0) return whole
  return `${whole} Only ${listOf(alone)} can be bought without one.`
}
