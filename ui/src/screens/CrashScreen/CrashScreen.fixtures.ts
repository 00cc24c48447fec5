/** The way out. Source: specification §8. */
export const refresh = 'Refresh'
