/** Where the header's Dinos link leads: its page is for IN, US, GB and CA. Source: specification §2. */
const withDinosPage = new Set(['IN', 'US', 'GB', 'CA'])

export function dinosLink(country: string): '/orboot/dinos' | '/orboot' {
  return withDinosPage.has(country) ? '/orboot/dinos' : '/orboot'
}
