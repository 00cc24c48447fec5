/** Where the sample's prices are from. */
export const footerCountry = 'US'
