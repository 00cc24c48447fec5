import { expect, it } from 'vitest'
import { forEveryCountry } from '../countries/countries.ts'
import { taxNote, taxSentence } from './taxNote.ts'

it('a total says that it has tax, or that none is charged (§4.65)', () => {
  const none = ['No sales tax is charged', 'No sales tax is charged.']
  const included = ['including tax', 'All prices include tax.']
  expect(forEveryCountry((country) => [taxNote(country), taxSentence(country)])).toEqual({
    IN: included,
    US: none,
    GB: included,
    CA: none,
    AE: included,
  })
})
