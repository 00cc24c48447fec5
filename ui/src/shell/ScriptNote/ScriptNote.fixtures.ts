/** The shop's e-mail address and phone number. */
export const contact = { email: 'hello@stemside.example', phone: '+1 800 555 0142' } as const
