/** How long a one-time code is valid. Apart from codes.ts, so that a mail's template loads no cryptography. */
export const codeLifeMinutes = 10
