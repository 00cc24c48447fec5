/** A country whose flag has fine details. */
export const sampleCountry = { code: 'IN', name: 'India' } as const
