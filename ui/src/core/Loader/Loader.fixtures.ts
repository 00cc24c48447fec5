/** What is being waited for. */
export const loaderLabel = 'Signing you in'
