/** A sample label. */
export const loaderLabel = 'Signing you in'
