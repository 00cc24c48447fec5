/** A checkbox that costs nothing. */
export const newsBox = { name: 'news', label: 'Tell me about new toys, once a month' } as const
