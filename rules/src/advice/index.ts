/** Doubts about valid answers in a form, with the table of postcodes: import it only where an address is typed. */
export * from './advice.ts'
export * from './adviseOnFields.ts'
