import { EncryptJWT, errors, jwtDecrypt } from 'jose'
import * as z from 'zod/mini'
import type { Keys } from '../../secrets/serverSecret.ts'
import type { Checks } from './provider.ts'

/** As next-auth 4: long enough to type a password at Google. */
export const minutesAtProvider = 15

const audience = 'sign-in with google'

/** What is compared when the browser comes back, and where it goes then. */
export interface Journey extends Checks {
  /** An address of this shop. */
  readonly callbackUrl: string
}

const journeySchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  callbackUrl: z.string(),
})

/** Encrypts it for the browser's cookie. Times are those of the shop's clock. */
export function seal({ signIn }: Keys, journey: Journey, now: Date): Promise<string> {
  return new EncryptJWT({ ...journey })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + minutesAtProvider * 60_000))
    .encrypt(signIn)
}

/** The contents of a cookie that this server has made, and in time; undefined otherwise. */
export async function unseal(
  { signIn }: Keys,
  cookie: string | undefined,
  now: Date,
): Promise<Journey | undefined> {
  if (cookie === undefined) return undefined
  try {
    const { payload } = await jwtDecrypt(cookie, signIn, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      audience,
      currentDate: now,
      requiredClaims: ['exp'],
    })
    return journeySchema.safeParse(payload).data
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
