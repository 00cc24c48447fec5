export * from './NotifyForm.tsx'
