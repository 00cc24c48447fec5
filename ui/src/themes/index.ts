export * from './schemes.ts'
export * from './seasons.ts'
