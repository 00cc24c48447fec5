import { expect, it } from 'vitest'
import { pagesFor } from './searchPages.ts'

it.each([
  ['gift card', ['/gift']],
  ['Gift-Cards for grandma', ['/gift']],
  ['voucher', ['/gift']],
  ['Where is my order?', ['/tracking']],
  ['which tablets are compatible', ['/device-compatibility']],
  ['returns', ['/tnc#returns']],
  ['How do I get my money back?', ['/tnc#returns']],
  ['how long does shipping take', ['/delivery']],
  ['delivery', ['/delivery']],
  ['send to India', ['/delivery']],
  ['do you ship abroad?', ['/delivery']],
  ['international', ['/delivery']],
  ['gift wrap', ['/delivery']],
  ['iPads', ['/device-compatibility']],
  ['school', ['/education']],
  ['bulk order', ['/education']],
  ['purchase order', ['/education']],
  ['GST invoice', ['/tnc#prices']],
  ['return', ['/tnc#returns']],
  ['warranty', ['/guarantee']],
  ['spare parts', ['/guarantee']],
  ['my wish list', ['/wishlist']],
  ['phone number', ['/contact-us']],
  ['which toy for my son?', ['/find']],
  ['gift guide', ['/gift-guide']],
  ['birthday', ['/gift-guide']],
  ['gift ideas', ['/find', '/gift-guide']],
  ['gift', []],
  ['gifts for a 6 year old', []],
  ['', []],
])('a search for %j finds the pages %j', (text, pages) => {
  expect(pagesFor(text)).toEqual(pages)
})
