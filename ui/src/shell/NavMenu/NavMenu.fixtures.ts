import type { CountryCode } from '@stemside/rules'
import { orbootLinks } from '../navigation.ts'

/** The header's first menu, as a country sees it. */
export function globesIn(country: CountryCode) {
  return { label: 'Orboot', href: '/orboot', items: orbootLinks(country) }
}
