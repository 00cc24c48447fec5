/** How the shop is reached without its script. */
export const contact = { email: 'hello@stemside.example', phone: '+1 800 555 0142' } as const
