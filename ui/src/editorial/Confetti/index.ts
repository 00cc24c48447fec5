export * from './Confetti.tsx'
