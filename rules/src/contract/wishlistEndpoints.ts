import * as z from 'zod/mini'
import { succeeded, type Endpoint } from './endpoint.ts'
import { wishlistCalls } from './wishlistCalls.ts'

/** The call of a page that shows a shared wish list (§7.41). */
export const wishlistEndpoints = {
  getBoughtWishes: {
    ...wishlistCalls.getBoughtWishes,
    summary:
      'The toys of this wish list that its givers have bought in the last twelve months. Empty for an unknown list. What was cancelled or sent back does not count.',
    response: z.object({ status: succeeded, data: z.array(z.string()) }),
    refusals: [429],
  },
} as const satisfies Record<string, Endpoint>
