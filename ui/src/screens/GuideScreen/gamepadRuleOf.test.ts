import { expect, test } from 'vitest'
import { sampleShelf } from '../../commerce/shelf.fixtures.ts'
import { gamepadRuleOf } from './gamepadRuleOf.ts'

const kitsIn = (country: 'US' | 'GB' | 'IN') =>
  sampleShelf(country).filter(({ sku }) => sku.startsWith('plugo_'))

test('the gamepad’s rule names the kits that the country sells without one (§4.58)', () => {
  expect(gamepadRuleOf(kitsIn('US'))).not.toContain('without a')
  expect(gamepadRuleOf(kitsIn('GB'))).toMatch(
    /^Here Detective can be bought without a gamepad\. Each other Plugo kit comes/,
  )
  expect(gamepadRuleOf(kitsIn('IN'))).toMatch(/^Here Detective, Animals and Coding can/)
})

test('the gamepad’s rule says that a kit brings one even if the shopper has one (§4.57)', () => {
  expect(gamepadRuleOf(kitsIn('US'))).toMatch(
    /also if you have one already\. Prices include both\.$/,
  )
  expect(gamepadRuleOf(kitsIn('GB'))).toMatch(/ The other prices include both\.$/)
})
