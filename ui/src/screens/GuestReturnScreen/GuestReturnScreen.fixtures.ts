/** The number of the order that the stories send back. */
export const returnedOrderId = 'ST-1007'
