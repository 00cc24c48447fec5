import { countries } from '@stemside/rules'

/** A country whose flag has fine drawing in it. */
export const sampleCountry = { code: 'IN', name: countries.IN.name } as const
