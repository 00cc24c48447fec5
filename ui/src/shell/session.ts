/** What the shell knows of the visitor. Source: specification §3, "Session". */
export type ShellSession =
  | { readonly status: 'loading' }
  | { readonly status: 'unauthenticated' }
  | { readonly status: 'authenticated'; readonly name: string }

/** The visitor's account, where the shop has accounts. */
export interface ShellAccount {
  readonly session: ShellSession
  readonly onLogIn: () => void
  readonly onLogOut: () => void
}
