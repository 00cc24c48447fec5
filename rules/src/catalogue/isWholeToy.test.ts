import { expect, test } from 'vitest'
import { isWholeToy } from './isWholeToy.ts'

test.each([
  ['orboot', true],
  ['plugo_count', true],
  ['stemwizpack', true],
  ['dabble_marble_run', true],
  ['plugo_gamepad', false],
  ['orboot_expansion_pack', false],
  ['the_comet_who_was_late', false],
  ['surprise_gift', false],
  ['nothing_like_this', false],
])('isWholeToy("%s") is %s', (sku, isWhole) => {
  expect(isWholeToy(sku)).toBe(isWhole)
})
