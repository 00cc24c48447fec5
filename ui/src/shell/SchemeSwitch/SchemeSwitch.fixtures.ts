/** The choice of SchemeSwitch's stories and guide. */
export const chosenScheme = 'dark' as const
