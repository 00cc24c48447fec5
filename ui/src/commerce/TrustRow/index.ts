export * from './TrustRow.tsx'
