import { accountEndpoints, type BodyOf } from '@stemside/rules/contract'
import { toolEndpoints } from '../tools/toolEndpoints.ts'
import { call, refusal } from './call.ts'

export const sampleSignup: BodyOf<'createAccount'> = {
  name: 'Maya Sample',
  email: 'maya@example.com',
  phone: '5550100200',
  countryCode: '+1',
  password: 'correct horse',
  country: 'US',
}

/** Asks for a code to be mailed. Returns the message of the answer. */
export async function askForCode(
  address: string,
  query: Readonly<Record<string, string>>,
): Promise<string> {
  return (await call(address, accountEndpoints.sendCode, { query })).message
}

/** How a log-in with a password is refused. */
export function tryPassword(address: string, password: string, email = sampleSignup.email) {
  return refusal(address, accountEndpoints.logIn, { body: { email, password, country: 'US' } })
}

/** How a log-in with a code is refused. */
export function tryCode(address: string, otp: string, email = sampleSignup.email) {
  return refusal(address, accountEndpoints.logInByCode, { body: { email, otp, country: 'US' } })
}

/** The code in the newest mail to an address. */
export async function codeFor(address: string, email: string): Promise<string> {
  const [mail] = await call(address, toolEndpoints.readOutbox, { query: { to: email } })
  return mail?.code ?? 'no code'
}

/** A code that is not `code`. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 10_000).padStart(4, '0')
}

/** Asks for a code, reads it in the outbox, and changes it into a token. */
export async function proveEmail(
  address: string,
  email: string,
  query: Readonly<Record<string, string>>,
): Promise<string> {
  await call(address, accountEndpoints.sendCode, { query: { email, ...query } })
  const otp = await codeFor(address, email)
  const { token } = await call(address, accountEndpoints.verifyCode, {
    body: { email, otp, country: 'US' },
  })
  return token
}

/** Makes an account, and gives its access token. */
export async function signUp(
  address: string,
  changes: Partial<BodyOf<'createAccount'>> = {},
): Promise<string> {
  const body = { ...sampleSignup, ...changes }
  const proof = await proveEmail(address, body.email, { create_account: '1' })
  const headers = { 'x-access-token': proof }
  const { token = '' } = await call(address, accountEndpoints.createAccount, { body, headers })
  return token
}

/** Headers with a new token of an account: a token ends after an hour of the shop's clock. */
export async function logInHeaders(
  address: string,
  email = sampleSignup.email,
): Promise<Readonly<Record<string, string>>> {
  const { password } = sampleSignup
  const body = { email, password, country: 'US' }
  const { token = '' } = await call(address, accountEndpoints.logIn, { body })
  return { 'x-access-token': token }
}
