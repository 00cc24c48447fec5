/** The message for each error of /api/auth (specification §8), by its name. */
const sentences: ReadonlyMap<string, string> = new Map([
  ['SessionRequired', 'Please sign in to see that page.'],
  ['CredentialsSignin', 'Signing in did not work. Please check what you typed.'],
  [
    'OAuthAccountNotLinked',
    'There is an account with this email address already. Please sign in the way you did before.',
  ],
  ['OAuthCreateAccount', 'We cannot use this Google account. Please sign up with a code.'],
  ['Callback', 'Signing in with Google was cancelled.'],
])

/** The message for an error; undefined without one. */
export function signInMessage(error: string | null): string | undefined {
  if (error === null) return undefined
  return sentences.get(error) ?? 'Signing in did not work. Please try again.'
}
