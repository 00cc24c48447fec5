/** PostgreSQL's code of an error (SQLSTATE), or Node's of a failed connection. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/**
 * True if the database cannot be reached or cannot write now: it is unreachable, shuts down, or its disk is full. A
 * commit that fails with such an error may have succeeded.
 */
export function isAway(error: unknown): boolean {
  const code = codeOf(error) ?? ''
  // 08: connection. 25006: read-only. 53: out of disk, memory or connections. 57P: it stops. 58: its disk.
  if (/^(08|25006|53|57P|58)/.test(code)) return true
  if (/^E[A-Z]+$/.test(code)) return true
  // TLS: its certificate has expired, or does not match the host.
  if (/^(CERT_|ERR_TLS_|DEPTH_|SELF_SIGNED_|UNABLE_TO_)/.test(code)) return true
  const message = error instanceof Error ? error.message : ''
  return /terminated|timeout|not queryable|Cannot use a pool after/i.test(message) && code === ''
}
