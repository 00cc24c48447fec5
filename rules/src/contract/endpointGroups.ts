import { accountEndpoints } from './accountEndpoints.ts'
import { authEndpoints } from './authEndpoints.ts'
import { blogEndpoints } from './blogEndpoints.ts'
import { endpoints } from './endpoints.ts'
import { paymentEndpoints, providerEndpoints } from './paymentEndpoints.ts'
import { wishlistEndpoints } from './wishlistEndpoints.ts'

/** Every call of the contract, in the groups of its documentation. The server has more, such as /healthz. */
export const endpointGroups = {
  Store: endpoints,
  Payments: paymentEndpoints,
  Providers: providerEndpoints,
  'Wish lists': wishlistEndpoints,
  Account: accountEndpoints,
  Auth: authEndpoints,
  Blog: blogEndpoints,
} as const

/** Every call of the contract, by name. */
export const everyEndpoint = {
  ...endpoints,
  ...paymentEndpoints,
  ...providerEndpoints,
  ...wishlistEndpoints,
  ...accountEndpoints,
  ...authEndpoints,
  ...blogEndpoints,
} as const
