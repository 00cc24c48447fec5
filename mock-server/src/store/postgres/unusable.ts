import { StartupError } from '../../base/StartupError.ts'
import { StoreUnavailable } from '../port.ts'
import { codeOf } from './pgErrors.ts'

/** Why the database cannot be used, in one sentence for whoever starts the server. */
export function unusable(error: unknown): StartupError {
  if (error instanceof StartupError) return error
  const { cause = error } = error instanceof StoreUnavailable ? error : {}
  return new StartupError(`The database at DATABASE_URL cannot be used: ${reasonOf(cause)}.`)
}

/** Codes of a certificate that is signed by itself, or by an authority that is not known here. */
const unknownSigners = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  // The authority in sslrootcert has the right name, but another key has signed.
  'CERT_SIGNATURE_FAILURE',
])

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const code = codeOf(cause) ?? ''
  if (unknownSigners.has(code)) {
    return `no authority that this machine knows has signed its certificate (${cause.message}), so set sslrootcert=FILE in DATABASE_URL, where FILE has the certificate of the authority, or the server’s own if it signed itself`
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return `its certificate is for another host (${cause.message}), so write the host of the certificate in DATABASE_URL`
  }
  if (code === 'CERT_HAS_EXPIRED')
    return 'its certificate has expired, so give the server a new one'
  if (code === 'CERT_NOT_YET_VALID') {
    return 'its certificate is not valid yet, so compare the clocks of both machines'
  }
  if (/^(CERT_|ERR_SSL_|ERR_OSSL_)/.test(code)) {
    return `its certificate, or a certificate that DATABASE_URL names, is refused (${cause.message})`
  }
  if (code === 'ENOENT' && 'syscall' in cause && cause.syscall === 'open') {
    return `DATABASE_URL names a certificate that cannot be read (${cause.message})`
  }
  if (/does not support SSL/.test(cause.message)) {
    return 'it speaks no TLS, so turn TLS on there (ssl = on), or leave sslmode out of DATABASE_URL on a network of your own'
  }
  return cause.message || code
}

/**
 * Writes `verify-full` in place of `prefer`, `require` and `verify-ca`. pg 8 checks certificate and host for all of
 * them, but warns in many lines that pg 9 will check less.
 */
export function checkingHosts(databaseUrl: string): string {
  if (databaseUrl.includes('uselibpqcompat')) return databaseUrl
  return databaseUrl.replace(/(?<=[?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, 'verify-full')
}
