import { toolEndpoints } from '../tools/toolEndpoints.ts'
import { call } from './call.ts'

/** The key in the links of the newest mail that somebody got about this order. */
export async function keyInMail(address: string, to: string, orderId: string): Promise<string> {
  const mails = await call(address, toolEndpoints.readOutbox, { query: { to } })
  const [found] = mails.flatMap(
    ({ text }) => new RegExp(`order=${orderId}#key=(\\S+)`).exec(text)?.[1] ?? [],
  )
  return found ?? 'no key'
}
