import type { CountryCode } from '@stemside/rules'
import { orbootLinks } from '../navigation.ts'

/** The header's first menu in a country. */
export function globesIn(country: CountryCode) {
  return { label: 'Orboot', href: '/orboot', items: orbootLinks(country) }
}
