export * from './SampleScreen.tsx'
