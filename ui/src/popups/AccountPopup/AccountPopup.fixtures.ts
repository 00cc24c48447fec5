import { accountModes } from '@stemside/rules'
import { gift, robot } from '../../../art/pictures/figures.ts'

/** A fictional shopper. */
export const shopper = {
  name: 'Sam Sample',
  email: 'sam@example.com',
  phone: '98765 43210',
  password: 'globe on the shelf',
  code: '2741',
} as const

/** The messages of the store's server. */
export const serverMessages = {
  login: 'The email address or the password is not right.',
  code: 'This code is not right, or it has expired. Please try again.',
  create: 'error',
} as const

export const pictures = { join: gift, welcome: robot } as const

/** Every screen of the popup. */
export const modes = accountModes
