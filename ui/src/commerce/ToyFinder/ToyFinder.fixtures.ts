import type { CountryCode, ShelfLine, FinderAnswers } from '@stemside/rules'
import { devices } from '../../content/devices.ts'
import { guide as orboot } from '../../content/guides/orboot.ts'
import { guide as tacto } from '../../content/guides/tacto.ts'
import { sampleShelf } from '../shelf.fixtures.ts'
import { recorded } from '../../fixtures/recorded.ts'

const guides = { orboot, tacto } as const

/** Nothing is answered yet. */
export const noAnswers: FinderAnswers = { age: 'allAge', interest: undefined, device: undefined }

/** A line's questions with its toys in a country. */
export const finderOf = recorded((line: keyof typeof guides & ShelfLine, country: CountryCode) => {
  const finder = { why: guides[line].finder.why, devices }
  const items = sampleShelf(country).filter(({ sku }) => sku.startsWith(line))
  return { country, line, finder, items, answers: noAnswers }
})
