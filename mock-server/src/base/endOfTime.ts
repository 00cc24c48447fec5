/** Sorts after all ISO 8601 times. A query below it finds every row that has a time. */
export const endOfTime = '~'
