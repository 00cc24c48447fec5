/** The shop's public origin, for canonical links and previews. */
export const siteOrigin = 'https://www.stemside.example'
