import { listOf } from './listOf.ts'

/**
 * Whether the kits' prices include a gamepad, in words. Source: §4.57, §4.58.
 *
 * @param alone - the names of the kits that the country sells without one
 */
export function gamepadRule(alone: readonly string[]): string {
  const whole =
    'Here each Plugo kit comes with its own gamepad, also if you have one already. Its price includes both.'
  if (alone.length === 0) return whole
  return `${whole} Only ${listOf(alone)} can be bought without one.`
}
