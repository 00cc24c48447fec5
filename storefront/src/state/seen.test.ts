import { expect, test } from 'vitest'
import { createSeen } from './seen.ts'

test('the list has a toy once, the last one first, and forgets the oldest', () => {
  const seen = createSeen()
  seen.restore(['orboot', 'no-such-toy', 'plugo_count'])
  seen.add('plugo_count')
  expect(seen.state.skus).toEqual(['plugo_count', 'orboot'])
  for (const sku of ['plugo_link', 'plugo_farm', 'plugo_piano', 'plugo_animals'] as const)
    seen.add(sku)
  for (const sku of ['tacto_chess', 'tacto_laser', 'tacto_coding'] as const) seen.add(sku)
  expect(seen.state.skus).toHaveLength(8)
  expect(seen.state.skus).not.toContain('orboot')
})

test('a toy that is opened before storage is read comes first', () => {
  const seen = createSeen()
  seen.add('tacto_chess')
  seen.restore(['orboot', 'tacto_chess'])
  expect(seen.state.skus).toEqual(['tacto_chess', 'orboot'])
})
