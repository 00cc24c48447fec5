import type { Shop } from '../state/createShop.ts'
import { signInMessage } from '../state/signInErrors.ts'
import { localPath } from './localPath.ts'

/** `/?popup=login&callbackUrl=…&error=…`: where /api/auth/signin leads to. The address is then tidied. */
export function openFromAddress({ dialogs }: Shop, { location, history }: Window) {
  const query = new URLSearchParams(location.search)
  const mode = query.get('popup')
  if (mode !== 'login' && mode !== 'signup') return
  const request = {
    mode,
    message: signInMessage(query.get('error')),
    next: localPath(query.get('callbackUrl'), location.origin),
  } as const
  dialogs.open({ id: 'account', request })
  for (const name of ['popup', 'error', 'callbackUrl']) query.delete(name)
  const search = query.toString()
  history.replaceState(
    history.state,
    '',
    `${location.pathname}${search && `?${search}`}${location.hash}`,
  )
}
