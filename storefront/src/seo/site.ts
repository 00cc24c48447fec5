/** Where the shop stands in public: canonical links and previews are written with it. */
export const siteOrigin = 'https://www.stemside.example'

export const storeName = 'Stemside'
