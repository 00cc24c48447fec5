import { defineConfig } from 'vitest/config'

/** What mutants are tried against: the decision tables, without the slower random properties. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['rules/src/**/*.test.ts'],
    exclude: ['**/*.property.test.ts'],
    testTimeout: 60_000,
  },
})
