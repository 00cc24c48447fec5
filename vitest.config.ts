import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { inChromium, optimizeDeps } from './ui/sweep/browser.ts'

export default defineConfig({
  test: {
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
          name: 'house',
          environment: 'node',
          include: [
            'scripts/**/*.test.ts',
            'storefront/bench/*.test.ts',
            'ui/art/**/*.test.ts',
            'ui/visual/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'rules',
          environment: 'node',
          // The rules are pure functions, so test files can share loaded modules.
          isolate: false,
          include: ['rules/src/**/*.test.ts'],
          setupFiles: ['rules/fixtures/steadyDraws.ts'],
          // Property tests try hundreds of carts. They must not time out on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'mock-server',
          environment: 'node',
          // These tests start processes and wait for the disk, which takes long on a busy machine.
          testTimeout: 30_000,
          // Loading the server takes longer than most tests, so files share loaded modules and the built server.
          isolate: false,
          restoreMocks: true,
          include: ['mock-server/src/**/*.test.ts'],
          setupFiles: ['rules/fixtures/steadyDraws.ts'],
        },
      },
      {
        test: {
          name: 'storefront',
          // A test file that needs a DOM has `@vitest-environment jsdom` in its first line. Most need none.
          environment: 'node',
          // A hook may load a route's code, which takes long on a busy machine.
          hookTimeout: 60_000,
          include: ['storefront/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'ui',
          environment: 'jsdom',
          // Every test unmounts its components, and components take only props, so test files can share loaded
          // modules and one jsdom. The storefront's tests use storage, so they stay isolated.
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
          name: 'storybook',
          // Longer than several waits of `.storybook/preview.tsx`, so that a failed wait reports its error first.
          testTimeout: 60_000,
          // All files share one iframe, as in Storybook. An iframe for each file takes twice the time and much memory.
          isolate: false,
          browser: inChromium(),
        },
      },
      {
        optimizeDeps,
        test: {
          name: 'sweep',
          // Rendering a sheet of all components takes long on a busy machine.
          testTimeout: 60_000,
          isolate: false,
          browser: inChromium(),
          include: ['ui/sweep/*.test.tsx'],
          exclude: ['ui/sweep/*.long.test.tsx'],
        },
      },
    ],
  },
})
