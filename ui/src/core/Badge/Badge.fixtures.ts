/** Texts of badges on cards. */
export const badgeWords = { age: 'Ages 4–10', saving: 'Save 25%' } as const
