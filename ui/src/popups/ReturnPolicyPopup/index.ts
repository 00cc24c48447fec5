export * from './ReturnPolicyPopup.tsx'
