import { messages } from '../../validation/messages.ts'
import { halves } from '../../validation/tidyPostcode.ts'
import type { AddressRule } from '../addressRule.ts'

export const address: AddressRule = {
  postcode: {
    label: 'Postcode',
    example: 'SW1A 1AA',
    pattern: /^(?:[A-Z]{1,2}\d[A-Z\d]?|GIR) \d[A-Z]{2}$/,
    tidy: halves,
    message: messages.postcode,
  },
}
