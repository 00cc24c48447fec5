/** HOLIDAY30 in the United States. Source: specification §9. */
export const holiday30 = { worth: '30%', code: 'HOLIDAY30', children: 'from $64' } as const

/** REPUBLIC20 in India: on bundles only. */
export const republic20 = {
  before: 'up to',
  worth: '20%',
  code: 'REPUBLIC20',
  children: 'bundles',
} as const
