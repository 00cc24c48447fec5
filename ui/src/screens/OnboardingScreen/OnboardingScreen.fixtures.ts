/** How far two plainly fictional shoppers are. */
export const progress = {
  fresh: { name: 'Sam', hasPhone: true, hasAddress: false },
  withoutPhone: { name: 'Sam', hasPhone: false, hasAddress: false },
  done: { name: 'Sam', hasPhone: true, hasAddress: true },
} as const
