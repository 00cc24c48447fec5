import { countryCodes } from '@stemside/rules'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Flag } from './index.ts'

test('each country has a flag of its own, with an empty alt text', () => {
  const { container } = render(countryCodes.map((code) => <Flag key={code} country={code} />))
  const flags = Array.from(container.querySelectorAll('img'))
  expect(new Set(flags.map((flag) => flag.src)).size).toBe(countryCodes.length)
  for (const flag of flags) expect(flag).toHaveAttribute('alt', '')
})
