import { countries } from '@stemside/rules'

/** A country whose flag has fine details. */
export const sampleCountry = { code: 'IN', name: countries.IN.name } as const
