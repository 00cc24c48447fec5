/** Profiles of a plainly fictional shopper. */
export const profiles = {
  usual: { name: 'Sam Sample', email: 'sam@example.com', dialCode: '+1', phone: '5550100123' },
  /** As Google's accounts begin: without a phone. */
  withoutPhone: { name: 'Sam Sample', email: 'sam@example.com', dialCode: '+1', phone: '' },
} as const

export const unreachable =
  'The store could not be reached. Nothing that you typed is lost. Please try again in a moment.'
