/**
 * How people reach the shop. The server seeds GET /site with it; pages that work without a script
 * print it. The phone number is one of those set aside for fiction.
 */
export const shopContact = {
  email: 'hello@stemside.example',
  phone: '+1 800 555 0142',
} as const
