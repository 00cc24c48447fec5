const notLinked =
  'There is an account with this email address already. Please sign in the way you did before.'
const googleFailed = 'Signing in with Google did not work. Please try again.'

/** The message for each error of /api/auth, by its name. Two errors of specification §8 have another name in addresses. */
const sentences: ReadonlyMap<string, string> = new Map([
  ['SessionRequired', 'Please sign in to see that page.'],
  ['CredentialsSignin', 'Signing in did not work. Please check what you typed.'],
  ['OAuthAccountNotLinked', notLinked],
  ['AccountNotLinkedError', notLinked],
  ['OAuthCallback', googleFailed],
  ['OAuthCallbackError', googleFailed],
  ['OAuthCreateAccount', 'We cannot use this Google account. Please sign up with a code.'],
  ['Callback', 'Signing in with Google was cancelled.'],
])

/** The message for an error; undefined without one. */
export function signInMessage(error: string | null): string | undefined {
  if (error === null) return undefined
  return ownMessage(error) ?? 'Signing in did not work. Please try again.'
}

/** The message of this error only; undefined for an error that has none. */
export function ownMessage(error: string): string | undefined {
  return sentences.get(error)
}
