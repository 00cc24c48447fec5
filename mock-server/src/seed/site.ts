import { shopContact } from '@stemside/rules'
import type { SiteRow } from '../store/shopRows.ts'

/** The answer of GET /site in a new shop. */
export const siteSeed: SiteRow = {
  offerSku: 'stemwizpack',
  dinosCount: 54,
  backersCount: 1874,
  contact: shopContact,
}
