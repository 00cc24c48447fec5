import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressForms,
  backerForm,
  checkoutForms,
  contactForm,
  couponForm,
  createAccountForm,
  eGiftForm,
  emailForm,
  exitPopupForm,
  loginForm,
  newPasswordForm,
  oneTimeCodeForm,
  profileForm,
  profileFormWithoutPhone,
  returnForm,
  trackingForm,
} from './index.ts'
import { validate } from './validate.ts'

describe('messages', () => {
  it('are returned for any input, without an error', () => {
    const forms = [
      createAccountForm,
      loginForm,
      oneTimeCodeForm,
      emailForm,
      newPasswordForm,
      exitPopupForm,
      trackingForm,
      couponForm,
      profileForm,
      profileFormWithoutPhone,
      contactForm,
      returnForm,
      eGiftForm('GB', '2026-11-23'),
      backerForm,
      ...Object.values(addressForms),
      ...Object.values(checkoutForms),
    ]
    fc.assert(
      fc.property(fc.constantFrom(...forms), fc.anything(), (form, input) => {
        const result = validate(form, input)
        expect(result.ok || Object.keys(result.messages).length > 0).toBe(true)
      }),
    )
  })
})
