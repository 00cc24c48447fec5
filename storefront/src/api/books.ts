import type { ResponseOf } from '@stemside/rules/contract'
import { askAccount } from './accounts.ts'
import { ifKnown } from './ApiError.ts'
import type { StoreApi } from './storeApi.ts'

export type BookPages = ResponseOf<'readBook'>['data']['pages']

/**
 * The pages of a bought e-storybook, for its buyer: known by the email address of the order, by the session, or by the
 * key in a mail. Undefined for anybody else.
 */
export async function readBook(
  api: StoreApi,
  orderId: string,
  sku: string,
  email: string | undefined,
): Promise<BookPages | undefined> {
  const request = { parameters: { orderId, sku }, query: { email } }
  const answer = await ifKnown(askAccount(api, 'readBook', request))
  return answer?.data.pages
}
