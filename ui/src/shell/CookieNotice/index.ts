export * from './CookieNotice.tsx'
