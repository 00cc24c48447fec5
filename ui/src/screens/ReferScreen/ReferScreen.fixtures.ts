/** The line that says what friend and sender get in the US. */
export const promiseInUs = 'A friend saves $10 on their first order, and you earn $10 too.'
