export * from './GuideScreen.tsx'
