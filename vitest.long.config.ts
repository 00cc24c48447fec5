import { defineConfig } from 'vitest/config'

const seed = String(Math.floor(Math.random() * 2 ** 31))
console.log(
  `properties and requests are drawn from PROPERTY_SEED=${process.env.PROPERTY_SEED ?? seed}`,
)

const draws = {
  setupFiles: ['rules/fixtures/steadyDraws.ts'],
  testTimeout: 30 * 60_000,
}
const env = { PROPERTY_SEED: process.env.PROPERTY_SEED ?? seed, PROPERTY_RUNS: '10000' }

/** What takes longer than a coffee, with fresh draws: `npm run test:long`. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...draws,
          env,
          name: 'rules, at length',
          include: ['rules/src/**/*.property.test.ts'],
        },
      },
      {
        test: {
          ...draws,
          env: { ...env, KILLS: '50', FUZZ_REQUESTS: '20000' },
          name: 'mock-server, at length',
          include: ['mock-server/src/kill.test.ts', 'mock-server/src/fuzz.test.ts'],
        },
      },
    ],
  },
})
