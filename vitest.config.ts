import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { limits } from './scripts/gate/limits.ts'
import { retries } from './scripts/gate/retries.ts'
import { VitestResults } from './scripts/gate/VitestResults.ts'
import { inChromium, optimizeDeps } from './ui/sweep/browser.ts'

/** What every project shares. */
const shared = {
  testTimeout: limits.test,
  hookTimeout: limits.hook,
  expect: { poll: { timeout: limits.expectation } },
}

export default defineConfig({
  test: {
    reporters: ['default', new VitestResults()],
    // By default Vitest leaves one processor idle, which is half of a machine with two.
    maxWorkers: '100%',
    coverage: {
      provider: 'v8',
      include: ['rules/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      thresholds: { 'rules/src/**': { 100: true } },
    },
    projects: [
      {
        test: {
          ...shared,
          name: 'house',
          environment: 'node',
          // The gate's tests start processes.
          retry: retries,
          include: [
            'scripts/**/*.test.ts',
            'storefront/bench/**/*.test.ts',
            'storefront/vite/*.test.ts',
            'ui/art/**/*.test.ts',
            'ui/visual/*.test.ts',
          ],
          exclude: ['scripts/package/installed.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'package',
          environment: 'node',
          include: ['scripts/package/installed.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'rules',
          environment: 'node',
          // The rules are pure functions, so test files can share loaded modules.
          isolate: false,
          include: ['rules/src/**/*.test.ts'],
          setupFiles: ['rules/fixtures/steadyDraws.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'mock-server',
          environment: 'node',
          // These tests start processes and wait for the disk.
          retry: retries,
          // Loading the server takes longer than most tests, so files share loaded modules and the built server.
          isolate: false,
          restoreMocks: true,
          include: ['mock-server/src/**/*.test.ts'],
          setupFiles: ['rules/fixtures/steadyDraws.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'storefront',
          // Test files share loaded modules and the document. The modules keep no state, and the set-up empties the
          // document after each file.
          isolate: false,
          // A test file that needs a DOM has `@vitest-environment jsdom` in its first line. Most need none.
          environment: 'node',
          include: ['storefront/src/**/*.test.{ts,tsx}', 'storefront/sequences/*.test.ts'],
          setupFiles: ['rules/fixtures/steadyDraws.ts', 'storefront/src/test/setup.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'ui',
          environment: 'jsdom',
          // Every test unmounts its components, and components take only props, so test files can share loaded
          // modules.
          isolate: false,
          include: ['ui/src/**/*.test.{ts,tsx}'],
          setupFiles: ['ui/src/test/setup.ts'],
          css: {
            include: [/src\/(tokens|themes)\/.*\.css/],
            modules: { classNameStrategy: 'non-scoped' },
          },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps,
        test: {
          ...shared,
          name: 'storybook',
          retry: retries,
          // As many browser pages as processors. By default Vitest leaves one processor idle.
          maxWorkers: '100%',
          // All files of a page share one iframe, as in Storybook. An iframe for each file takes twice the time and
          // much memory.
          isolate: false,
          browser: inChromium(),
        },
      },
      {
        optimizeDeps,
        test: {
          ...shared,
          name: 'sweep',
          retry: retries,
          maxWorkers: '100%',
          isolate: false,
          browser: inChromium(),
          include: ['ui/sweep/*.test.tsx'],
          exclude: ['ui/sweep/*.long.test.tsx'],
        },
      },
    ],
  },
})
