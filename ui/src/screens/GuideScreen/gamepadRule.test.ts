import { expect, test } from 'vitest'
import { sampleShelf } from '../../commerce/shelf.fixtures.ts'
import { gamepadRule } from './gamepadRule.ts'

const kitsIn = (country: 'US' | 'GB' | 'IN') =>
  sampleShelf(country).filter(({ sku }) => sku.startsWith('plugo_'))

test('the gamepad’s rule names the kits that the country sells without one (§4.58)', () => {
  expect(gamepadRule(kitsIn('US'))).not.toContain('without one')
  expect(gamepadRule(kitsIn('GB'))).toContain('buy Detective without one')
  expect(gamepadRule(kitsIn('IN'))).toContain('Detective, Animals and Coding without one')
})
