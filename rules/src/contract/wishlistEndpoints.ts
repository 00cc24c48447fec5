import * as z from 'zod/mini'
import { succeeded, type Endpoint } from './endpoint.ts'
import { wishlistCalls } from './wishlistCalls.ts'

/** The wish list that a link shows (§7.41). */
export const wishlistEndpoints = {
  getBoughtWishes: {
    ...wishlistCalls.getBoughtWishes,
    summary:
      'The toys that orders from this wish list have bought. Empty for a list that is not known. Cancelled and returned orders do not count.',
    response: z.object({ status: succeeded, data: z.array(z.string()) }),
    refusals: [429],
  },
} as const satisfies Record<string, Endpoint>
