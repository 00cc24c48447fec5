import { messages } from '../../validation/messages.ts'
import { compact } from '../../validation/tidyPostcode.ts'
import type { AddressRule } from '../addresses.ts'

export const address: AddressRule = {
  postcode: {
    label: 'ZIP code',
    example: '94107',
    pattern: /^\d{5}(?:-\d{4})?$/,
    tidy: compact,
    message: messages.zip,
  },
  region: { label: 'State', message: messages.mandatory },
}
