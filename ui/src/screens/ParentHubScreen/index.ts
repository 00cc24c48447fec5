export * from './ParentHubScreen.tsx'
