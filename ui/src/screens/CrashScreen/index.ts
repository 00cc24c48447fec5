export * from './CrashScreen.tsx'
