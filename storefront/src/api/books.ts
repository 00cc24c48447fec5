import type { ResponseOf } from '@stemside/rules/contract'
import { accountCalls } from '@stemside/rules/contract/accountCalls'
import { pathOf } from '@stemside/rules/contract/calls'
import { ApiError, ifKnown } from './ApiError.ts'
import type { StoreApi } from './storeApi.ts'

type Answer = ResponseOf<'readBook'>
export type BookPages = Answer['data']['pages']

/**
 * The pages of a bought e-storybook, for its buyer: known by the e-mail address of the order, or by
 * the session. Undefined for anybody else.
 */
export async function readBook(
  { ask }: StoreApi,
  orderId: string,
  sku: string,
  email: string | undefined,
): Promise<BookPages | undefined> {
  const path = pathOf(accountCalls.readBook, { orderId, sku })
  const answer = await ifKnown(ask({ method: 'GET', path, query: { email } }))
  if (answer === undefined) return undefined
  if (isAnswer(answer)) return answer.data.pages
  throw new ApiError('broken', 'The store gave an answer that cannot be read.')
}

/** The store's own answers are not validated at runtime, as in storeApi.ts. */
function isAnswer(answer: unknown): answer is Answer {
  return typeof answer === 'object' && answer !== null
}
