import { expect, it } from 'vitest'
import { westernDigits } from './westernDigits.ts'

it.each([
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['full width', '０１２３４５６７８９'],
  ['mathematical bold, whose row another one follows', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['mathematical double-struck, after that row', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
])('%s digits become western digits', (_, digits) => {
  expect(westernDigits(digits)).toBe('0123456789')
})

it('text without such digits stays as it is', () => {
  const text = 'SW1A 1AA, ½ ² Ⅷ 九 🚀'
  expect(westernDigits(text)).toBe(text)
})
