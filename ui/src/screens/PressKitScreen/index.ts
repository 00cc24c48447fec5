export * from './PressKitScreen.tsx'
