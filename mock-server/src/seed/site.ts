import { shopContact } from '@stemside/rules'
import type { SiteRow } from '../store/collections.ts'

/** What GET /site tells in a new shop. */
export const siteSeed: SiteRow = {
  offerSku: 'stemwizpack',
  dinosCount: 54,
  backersCount: 1874,
  contact: shopContact,
}
