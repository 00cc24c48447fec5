import { sessions } from '../ProfileMenu/ProfileMenu.fixtures.ts'
import type { ShellAccount } from '../session.ts'

const events = { onLogIn: () => undefined, onLogOut: () => undefined }

/** Somebody without and somebody with an account. */
export const accounts = {
  visitor: { session: sessions.visitor, ...events },
  member: { session: sessions.member, ...events },
} as const satisfies Record<string, ShellAccount>
