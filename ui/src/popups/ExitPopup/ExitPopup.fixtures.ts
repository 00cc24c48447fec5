/** The messages of the specification (§5), word for word. */
export const exitMessages = {
  empty: '*Please enter email id!',
  invalid: '*Please enter a valid email id!',
} as const

export const visitorEmail = 'sam@example.com'
