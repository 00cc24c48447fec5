import { messages } from '../../validation/messages.ts'
import { halves } from '../../validation/tidyPostcode.ts'
import type { AddressRule } from '../addresses.ts'

export const address: AddressRule = {
  postcode: {
    label: 'Postal code',
    example: 'K1A 0B1',
    pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
    tidy: halves,
    message: messages.postalCode,
  },
  region: { label: 'Province', message: messages.mandatory },
}
