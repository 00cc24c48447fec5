import { ownMessage } from '../state/signInErrors.ts'

/** What /error says of an error, and whether logging in can help. */
interface Explained {
  readonly message: string
  readonly canLogIn: boolean
}

/** Errors that the form to log in does not show. */
const shoppers: ReadonlyMap<string, string> = new Map([
  [
    'AccessDenied',
    'Google has not confirmed the email address of this account, so we cannot use it. Please log in another way.',
  ],
  [
    'InvalidCallbackUrl',
    'The link to log in named a page that is not ours. You can log in from here.',
  ],
])

/** Mistakes in the set-up of a shop. Only the shop can mend them. */
const noSecret = 'The key that keeps you signed in is missing.'
const shops: ReadonlyMap<string, string> = new Map([
  ['MissingAPIRoute', 'The part of our shop that signs people in is missing.'],
  ['MissingSecret', noSecret],
  ['NO_SECRET', noSecret],
  ['MissingAuthorize', 'Our shop does not know how to check a password or a code.'],
  ['MissingAdapter', 'Our shop does not know where its accounts are kept.'],
  ['UnsupportedStrategy', 'Our shop cannot keep you signed in the way it is set up.'],
])

/** Explains an error of /api/auth (specification §8.10) by its name; undefined without a name or for an unknown one. */
export function explainError(error: string | null): Explained | undefined {
  if (error === null) return undefined
  const ours = shops.get(error)
  if (ours !== undefined) return { message: `${ours} The mistake is ours.`, canLogIn: false }
  const message = shoppers.get(error) ?? ownMessage(error)
  return message === undefined ? undefined : { message, canLogIn: true }
}
