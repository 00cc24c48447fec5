export const storeName = 'Stemside'
