import { messages } from '../../validation/messages.ts'
import { compact } from '../../validation/tidyPostcode.ts'
import type { AddressRule } from '../addresses.ts'

export const address: AddressRule = {
  postcode: {
    label: 'PIN code',
    example: '560001',
    pattern: /^[1-9]\d{5}$/,
    tidy: compact,
    message: messages.pin,
  },
  region: { label: 'State', message: messages.mandatory },
}
