import { defineConfig } from 'vitest/config'
import { FaultReporter } from './mock-server/long/faultReporter.ts'
import { limits } from './scripts/gate/limits.ts'
import { inChromium, optimizeDeps } from './ui/sweep/browser.ts'

const env = {
  PROPERTY_SEED: process.env.PROPERTY_SEED ?? String(Math.floor(Math.random() * 2 ** 31)),
  PROPERTY_RUNS: '10000',
}

const atLength = {
  setupFiles: ['rules/fixtures/steadyDraws.ts'],
  testTimeout: 30 * 60_000,
  hookTimeout: limits.hook,
  expect: { poll: { timeout: limits.expectation } },
}

/** The long tests, with a new random seed each time: `npm run test:long`. A failure prints its seed. */
export default defineConfig({
  test: {
    reporters: ['default', new FaultReporter()],
    projects: [
      {
        test: {
          ...atLength,
          env: { ...env, ORACLE_CARTS: '200000' },
          name: 'rules, at length',
          include: ['rules/src/**/*.property.test.ts'],
        },
      },
      {
        test: {
          ...atLength,
          env: { ...env, KILLS: '50', FUZZ_REQUESTS: '20000' },
          name: 'mock-server, at length',
          include: [
            'mock-server/src/kill.test.ts',
            'mock-server/src/twoProcesses.test.ts',
            'mock-server/src/fullDisk.test.ts',
            'mock-server/src/twoNamespaces.test.ts',
            'mock-server/src/store/journalDamage.test.ts',
            'mock-server/src/fuzz.test.ts',
            'mock-server/src/pages/paths.test.ts',
            'mock-server/long/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...atLength,
          env: { ...env, SEQUENCES: '2000', ADDRESS_RUNS: '2000' },
          name: 'storefront, at length',
          include: ['storefront/sequences/*.test.ts', 'storefront/src/boot/addresses.test.tsx'],
          setupFiles: [...atLength.setupFiles, 'storefront/src/test/setup.ts'],
        },
      },
      {
        test: {
          name: 'other browsers',
          testTimeout: 5 * 60_000,
          hookTimeout: limits.hook,
          include: ['storefront/browsers/*.long.test.ts'],
        },
      },
      {
        optimizeDeps,
        test: {
          name: 'sweep, at length',
          testTimeout: limits.test,
          browser: inChromium(),
          include: ['ui/sweep/*.long.test.tsx'],
        },
      },
    ],
  },
})
