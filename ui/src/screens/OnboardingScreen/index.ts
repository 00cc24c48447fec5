export * from './OnboardingScreen.tsx'
