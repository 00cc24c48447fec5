import type { CountryCode } from '@stemside/rules'
import { orbootLinks } from '../navigation.ts'
import { recorded } from '../../fixtures/recorded.ts'

/** The header's first menu in a country. */
export const globesIn = recorded((country: CountryCode) => {
  return { label: 'Orboot', href: '/orboot', items: orbootLinks(country) }
})
