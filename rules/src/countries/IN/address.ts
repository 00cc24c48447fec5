import { messages } from '../../validation/messages.ts'
import { compact } from '../../validation/tidyPostcode.ts'
import type { AddressRule } from '../addressRule.ts'

/** The 28 states and eight union territories. */
const states = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
]

export const address: AddressRule = {
  postcode: {
    label: 'PIN code',
    example: '560001',
    pattern: /^\d{6}$/,
    tidy: compact,
    message: messages.pin,
    messageAt0: messages.pinBeginsWith0,
  },
  region: {
    label: 'State',
    message: messages.mandatory,
    options: states,
    allowsOtherText: true,
  },
}
