import { sessions } from '../ProfileMenu/ProfileMenu.fixtures.ts'
import type { ShellAccount } from '../session.ts'

const events = { onLogIn: () => undefined, onLogOut: () => undefined }

/** A visitor and a signed-in shopper. */
export const accounts = {
  visitor: { session: sessions.visitor, ...events },
  member: { session: sessions.member, ...events },
} as const satisfies Record<string, ShellAccount>
