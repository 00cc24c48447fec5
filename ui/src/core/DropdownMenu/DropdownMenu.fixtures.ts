/** A profile menu's entries. Source: specification §2. */
export const profileEntries = [
  { label: 'Edit Profile', href: '#edit' },
  { label: 'Orders', href: '#orders' },
  { label: 'Rewards', href: '#rewards' },
] as const
