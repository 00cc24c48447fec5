import { judgeDevice } from '@stemside/rules'
import { expect, test } from 'vitest'
import { deviceOfFamily } from './deviceFamilies.ts'
import { deviceCompatibility } from './pages/deviceCompatibility.ts'

/** The name, and what it runs: "orboot yes, tacto no, …". */
function verdictOf(typed: string): string | undefined {
  const found = deviceOfFamily(typed)
  if (found === undefined) return undefined
  const verdicts = deviceCompatibility.lines.map(
    ({ line, needs }) => `${line} ${judgeDevice(found.device, needs).answer}`,
  )
  return `${found.name}: ${verdicts.join(', ')}`
}

test.each([
  ['iPhone 12', 'Apple iPhone 12: orboot yes, tacto no, plugo yes, storybook yes'],
  [
    'apple iphone 15 pro max',
    'Apple iPhone 15 Pro Max: orboot yes, tacto no, plugo yes, storybook yes',
  ],
  ['iPhone 6s', 'Apple iPhone 6s: orboot yes, tacto no, plugo yes, storybook check'],
  ['iphone se', 'Apple iPhone SE: orboot yes, tacto no, plugo yes, storybook check'],
  ['iPhone XR', 'Apple iPhone XR: orboot yes, tacto no, plugo yes, storybook check'],
  ['iPad 8', 'Apple iPad 8: orboot yes, tacto yes, plugo yes, storybook yes'],
  ['iPad 6th generation', 'Apple iPad 6: orboot yes, tacto yes, plugo yes, storybook check'],
  ['iPad mini 5', 'Apple iPad mini 5: orboot yes, tacto no, plugo yes, storybook yes'],
  ['iPad Air 5', 'Apple iPad Air 5: orboot yes, tacto yes, plugo yes, storybook yes'],
  // It has two sizes.
  ['iPad Air 6', 'Apple iPad Air 6: orboot yes, tacto check, plugo check, storybook yes'],
])('%s is judged by the rule of its family (§2.11)', (typed, verdict) => {
  expect(verdictOf(typed)).toBe(verdict)
})

test.each(['iPhone', 'iPhone 5', 'iPhone 130', 'iPhone 12 banana', 'iPad 3', 'Fire HD 10', ''])(
  '%j is of no family that the shop knows',
  (typed) => {
    expect(deviceOfFamily(typed)).toBeUndefined()
  },
)
