import { messages } from '../../validation/messages.ts'
import { halves } from '../../validation/tidyPostcode.ts'
import type { AddressRule } from '../addressRule.ts'

/** The ten provinces and three territories. */
const provinces = [
  'Alberta',
  'British Columbia',
  'Manitoba',
  'New Brunswick',
  'Newfoundland and Labrador',
  'Northwest Territories',
  'Nova Scotia',
  'Nunavut',
  'Ontario',
  'Prince Edward Island',
  'Quebec',
  'Saskatchewan',
  'Yukon',
]

export const address: AddressRule = {
  postcode: {
    label: 'Postal code',
    example: 'K1A 0B1',
    pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
    tidy: halves,
    message: messages.postalCode,
  },
  region: {
    label: 'Province',
    message: messages.mandatory,
    options: provinces,
    allowsOtherText: true,
  },
}
