import type * as z from 'zod/mini'
import type { accountEndpoints } from './accountEndpoints.ts'
import type { authEndpoints } from './authEndpoints.ts'
import type { blogEndpoints } from './blogEndpoints.ts'
import type { endpoints } from './endpoints.ts'
import type { paymentEndpoints } from './paymentEndpoints.ts'
import type { wishlistEndpoints } from './wishlistEndpoints.ts'

type Endpoints = typeof endpoints &
  typeof accountEndpoints &
  typeof authEndpoints &
  typeof blogEndpoints &
  typeof paymentEndpoints &
  typeof wishlistEndpoints

/** Every call that there is. */
export type EndpointName = keyof Endpoints
export type ResponseOf<N extends EndpointName> = z.infer<Endpoints[N]['response']>
export type BodyOf<N extends EndpointName> = Endpoints[N] extends {
  body: infer B extends z.ZodMiniType
}
  ? z.input<B>
  : undefined
