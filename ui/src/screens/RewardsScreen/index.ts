export * from './RewardsScreen.tsx'
