import { storeName } from '@stemside/rules'
import { commonKeywords } from './commonKeywords.ts'
import type { PageMeta } from './PageHead.tsx'

/* The pages of a signed-in shopper. */

export interface ProfileMeta extends PageMeta {
  readonly path: string
}

function profileMeta(path: string, title: string, description: string): ProfileMeta {
  return { title, description, path, keywords: commonKeywords, isPrivate: true }
}

export const profileEditMeta = profileMeta(
  '/profile/edit',
  'Edit Profile',
  'Your name, your phone, your password, and what we keep about you.',
)

export const addressesMeta = profileMeta(
  '/profile/addresses',
  'Addresses',
  'Where your parcels go. Checkout proposes the first one.',
)

export const onboardingMeta = profileMeta(
  '/onboarding',
  `Welcome to ${storeName}`,
  'The first steps with your new account.',
)

/** Also of one order, at /profile/orders/{orderId}. */
export const ordersMeta = profileMeta(
  '/profile/orders',
  'Orders',
  'What you bought, how far it is, and its invoices.',
)

export const returnsMeta = profileMeta(
  '/profile/returns',
  'Returns',
  'What you send back, and the money that comes back for it.',
)

export const rewardsMeta = profileMeta(
  '/profile/rewards',
  'Rewards',
  'Your link for friends, and what it has brought.',
)
