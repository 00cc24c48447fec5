import { messages } from '../../validation/messages.ts'
import type { AddressRule } from '../addressRule.ts'

/** The seven emirates. */
const emirates = [
  'Abu Dhabi',
  'Ajman',
  'Dubai',
  'Fujairah',
  'Ras Al Khaimah',
  'Sharjah',
  'Umm Al Quwain',
]

export const address: AddressRule = {
  region: {
    label: 'Emirate',
    message: messages.emirate,
    options: emirates,
    allowsOtherText: false,
  },
}
