/** The country of the sample's prices. */
export const footerCountry = 'US'
