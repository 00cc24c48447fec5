import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import type { Keys } from './serverSecret.ts'

/** What a token allows: to create an account, to set a password, to act as the signed-in user, or to open one order. */
export type TokenUse = 'signup' | 'reset' | 'account' | 'order'

const issuer = 'stemside'
const algorithm = 'HS256'

interface Claims {
  /** The email in lower case; for `order`, the order's id. */
  readonly sub: string
  readonly jti?: string
  readonly key?: string
}

export interface TokenTimes {
  readonly now: Date
  readonly lifeMinutes: number
}

/** Signs tokens. */
export type TokenKey = Pick<Keys, 'tokens'>

/** Times are those of the shop's clock. */
export function signToken(
  { tokens }: TokenKey,
  use: TokenUse,
  claims: Claims,
  { now, lifeMinutes }: TokenTimes,
): Promise<string> {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setAudience(use)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + lifeMinutes * 60_000))
    .sign(tokens)
}

/** The claims of a token; undefined if it is forged, expired or for another use. */
export async function readToken(
  { tokens }: TokenKey,
  use: TokenUse,
  token: string | undefined,
  now: Date,
): Promise<JWTPayload | undefined> {
  if (token === undefined) return undefined
  try {
    const { payload } = await jwtVerify(token, tokens, {
      algorithms: [algorithm],
      issuer,
      audience: use,
      currentDate: now,
      requiredClaims: ['sub', 'exp'],
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
