/** Sentences of the store's server. */
export const refusals = {
  underWay:
    'A parcel of yours is under way, and needs your address. Please come back once it has arrived.',
} as const

/** The account's address, and one that is not the account's. */
export const addresses = { own: 'sam@example.com', other: 'robin@example.com' } as const
