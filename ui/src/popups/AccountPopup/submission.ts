/** The valid values of a form of the popup, by its screen. */
export type AccountSubmission =
  | {
      readonly mode: 'create'
      readonly name: string
      readonly email: string
      readonly dialCode: string
      readonly phone: string
      readonly password: string
    }
  | { readonly mode: 'login'; readonly email: string; readonly password: string }
  | { readonly mode: 'forgotPassword' | 'email_otp_login'; readonly email: string }
  | {
      readonly mode: 'otp_screen_signup' | 'otp_screen' | 'verify_otp_login'
      readonly code: string
    }
  | { readonly mode: 'setPassword_screen'; readonly password: string }
