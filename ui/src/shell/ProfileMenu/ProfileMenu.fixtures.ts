import type { ShellSession } from '../session.ts'

/** The three states of a session. */
export const sessions = {
  loading: { status: 'loading' },
  visitor: { status: 'unauthenticated' },
  member: { status: 'authenticated', name: 'Sam' },
} as const satisfies Record<string, ShellSession>
