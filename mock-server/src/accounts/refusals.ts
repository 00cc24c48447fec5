import { Refusal } from '../http/Refusal.ts'

/** A refusal of the account's calls, which say their sentence as `error` too (§7). */
export function accountRefusal(status: number, sentence: string): Refusal {
  return new Refusal(status, sentence, { error: sentence })
}

/** The same sentence for a wrong password, an unknown e-mail and an account without a password. */
export function wrongPassword(): Refusal {
  return accountRefusal(401, 'The e-mail address or the password is not right.')
}

export function wrongCode(result: 'wrong' | 'dead'): Refusal {
  return result === 'dead'
    ? accountRefusal(401, 'Those were too many wrong codes. Please get a new one.')
    : accountRefusal(401, 'This code is not right, or it has expired. Please try again.')
}

/** No session and no token, or none that is good any more. */
export function notSignedIn(): Refusal {
  return accountRefusal(401, 'Please log in.')
}

/** A token that is missing, forged, expired or used, or that proves another e-mail. */
export function notProved(): Refusal {
  return accountRefusal(401, 'Please confirm your e-mail address again with a new code.')
}
