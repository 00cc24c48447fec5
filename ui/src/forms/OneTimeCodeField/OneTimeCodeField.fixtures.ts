/** A code as typed, and pasted from an email. Source: §5.6, §9.1. */
export const codeWords = {
  label: 'Code from your email',
  pasted: ' 98 76 ',
  code: '9876',
  message: 'Enter OTP',
} as const
