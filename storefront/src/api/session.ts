import type { authCalls } from '@stemside/rules/contract/accountCalls'
import type { StoreApi } from './storeApi.ts'

/** Who is signed in. */
export interface SessionUser {
  readonly name: string
  readonly email: string
}

/** Written out: every page reads its session, and the table of calls is larger than the rest of this file. */
const call: typeof authCalls.getSession = { method: 'GET', path: '/api/auth/session' }

/** Who is signed in; undefined for a visitor. */
export async function getSession({ ask }: StoreApi): Promise<SessionUser | undefined> {
  const answer = await ask(call)
  return isSession(answer) ? answer.user : undefined
}

/** The store's own answers are not validated at runtime, as in storeApi.ts; a visitor's has no user. */
function isSession(answer: unknown): answer is { readonly user: SessionUser } {
  return typeof answer === 'object' && answer !== null && 'user' in answer
}
