export * from './Disclosure.tsx'
