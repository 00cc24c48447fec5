import { Refusal } from '../base/Refusal.ts'

/** A refusal of an account call. The specification (§7) makes clients read the message from `error`. */
export function accountRefusal(status: number, sentence: string): Refusal {
  return new Refusal(status, sentence, { error: sentence })
}

/** One message for a wrong password, an unknown email address and an account without a password: it must not reveal which addresses have an account. */
export function wrongPassword(): Refusal {
  return accountRefusal(401, 'The email address or the password is not right.')
}

export function wrongCode(result: 'wrong' | 'dead'): Refusal {
  return result === 'dead'
    ? accountRefusal(401, 'Those were too many wrong codes. Please get a new one.')
    : accountRefusal(401, 'This code is not right, or it has expired. Please try again.')
}

/** The request has no session and no access token, or they have expired. */
export function notSignedIn(): Refusal {
  return accountRefusal(401, 'Please log in.')
}

/** Refuses a token that proves no one-time code: it is missing, forged, expired, used, or for another email address. */
export function notProved(): Refusal {
  return accountRefusal(401, 'Please confirm your email address again with a new code.')
}
