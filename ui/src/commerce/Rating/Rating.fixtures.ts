/** The mean of many ratings, and of a few. */
export const ratings = {
  usual: { value: 4.85, count: 35_500 },
  middling: { value: 2.5, count: 12 },
} as const
