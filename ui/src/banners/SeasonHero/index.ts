export * from './SeasonHero.tsx'
