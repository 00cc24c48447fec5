export * from './Modal.tsx'
