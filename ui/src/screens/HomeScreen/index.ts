export { HomeScreen, type HomeScreenProps } from './HomeScreen.tsx'
export { homeSkus } from '../shownSkus.ts'
