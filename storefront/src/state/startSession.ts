import { getSession, type SessionUser } from '../api/session.ts'
import type { Shop } from './createShop.ts'

/** Takes over a session that has just started. If the store does not answer, the user is the one who signed in. */
export async function startSession(
  { api, session }: Pick<Shop, 'api' | 'session'>,
  user: SessionUser,
): Promise<void> {
  session.put(await getSession(api).catch(() => user))
}
