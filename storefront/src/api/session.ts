import type { authCalls } from '@stemside/rules/contract/accountCalls'
import type { StoreApi } from './storeApi.ts'

/** The signed-in user. */
export interface SessionUser {
  readonly name: string
  readonly email: string
}

/**
 * Copied from `authCalls`, because every page loads this file and the table of calls would make it
 * much larger.
 */
const call: typeof authCalls.getSession = { method: 'GET', path: '/api/auth/session' }

/** The signed-in user; undefined for a visitor. */
export async function getSession({ ask }: StoreApi): Promise<SessionUser | undefined> {
  const answer = await ask(call)
  return isSession(answer) ? answer.user : undefined
}

/** Responses are not validated at runtime, as in storeApi.ts. A visitor's response has no user. */
function isSession(answer: unknown): answer is { readonly user: SessionUser } {
  return typeof answer === 'object' && answer !== null && 'user' in answer
}
