/** The mark of a coupon that the store could not be asked about (specification §4.18). */
export const notChecked = 'not checked yet'
