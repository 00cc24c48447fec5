import { getSession, type SessionUser } from '../api/session.ts'
import type { Stores } from './createStores.ts'

/**
 * Sets the session that has just started, from the store's answer. Without an answer, the user is
 * the one who signed in.
 */
export async function startSession(
  { api, session }: Pick<Stores, 'api' | 'session'>,
  user: SessionUser,
): Promise<void> {
  session.put(await getSession(api).catch(() => user))
}
