/** The forms' schemas and messages (specification §5). Loads zod: import it only where a form is shown. */
export * from '../countries/addresses.ts'
export * from './account.ts'
export * from './address.ts'
export * from './messages.ts'
export * from './patterns.ts'
export * from './requests.ts'
export * from './shopping.ts'
export * from './validate.ts'
