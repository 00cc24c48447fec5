import { devicesOfLine, productOf, shelfLines, skusOfLine } from '@stemside/rules'
import { describe, expect, it } from 'vitest'
import { guides } from './guides.ts'
import { deviceCompatibility } from './pages/deviceCompatibility.ts'

describe.each(shelfLines)('the guide of %s', (line) => {
  const { why } = guides[line].finder
  const toys = skusOfLine(`/${line}`).filter((sku) =>
    ['toy', 'kit'].includes(productOf(sku)?.kind ?? ''),
  )

  it('says of each toy why it is the right one', () => {
    expect(Object.keys(why).toSorted()).toEqual(toys.toSorted())
  })

  it('compares no ages in a reason, because the toy’s own ages are shown beside it', () => {
    for (const reason of Object.values(why)) {
      expect(reason).not.toMatch(/\b(?:older|younger|oldest|youngest)\b/u)
    }
  })

  it('advises for the devices that /device-compatibility names', () => {
    const needs = deviceCompatibility.lines.find((one) => one.line === line)?.needs
    expect(needs?.kinds).toEqual(devicesOfLine[line])
  })
})
