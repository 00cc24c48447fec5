export * from './SchemeSwitch.tsx'
