/** What header and menus know about the visitor's session. Source: specification §3, "Session". */
export type ShellSession =
  | { readonly status: 'loading' }
  | { readonly status: 'unauthenticated' }
  | { readonly status: 'authenticated'; readonly name: string }

/** The visitor's account and the callbacks of its menu. */
export interface ShellAccount {
  readonly session: ShellSession
  readonly onLogIn: () => void
  readonly onLogOut: () => void
}
