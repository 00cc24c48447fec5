import { sessions } from '../ProfileMenu/ProfileMenu.fixtures.ts'
import type { ShellAccount } from '../session.ts'

const ignore = () => undefined

/** Somebody without and somebody with an account. */
export const visitor: ShellAccount = {
  session: sessions.visitor,
  onLogIn: ignore,
  onLogOut: ignore,
}
export const member: ShellAccount = { ...visitor, session: sessions.member }
