import type { CountryCode, ShelfLine } from '@stemside/rules'
import { guide as orboot } from '../../content/guides/orboot.ts'
import { guide as tacto } from '../../content/guides/tacto.ts'
import { sampleShelf } from '../shelf.fixtures.ts'

const guides = { orboot, tacto } as const

/** A line's questions with its toys in a country. */
export function finderOf(line: keyof typeof guides & ShelfLine, country: CountryCode) {
  const { finder } = guides[line]
  const items = sampleShelf(country).filter(({ sku }) => sku.startsWith(line))
  return { country, line, finder, items }
}
