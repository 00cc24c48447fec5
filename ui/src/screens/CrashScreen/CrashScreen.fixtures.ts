/** The button's text. Source: specification §8. */
export const refresh = 'Refresh'
