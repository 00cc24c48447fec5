import type { ShellSession } from '../session.ts'

/** The three things that the shell may know of a visitor. */
export const sessions = {
  loading: { status: 'loading' },
  visitor: { status: 'unauthenticated' },
  member: { status: 'authenticated', name: 'Sam' },
} as const satisfies Record<string, ShellSession>
