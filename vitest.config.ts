import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { inChromium, optimizeDeps } from './ui/sweep/browser.ts'

export default defineConfig({
  test: {
    // Vitest leaves one processor free by default: on two that is half the machine.
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
          include: ['scripts/**/*.test.ts', 'storefront/bench/*.test.ts', 'ui/art/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'rules',
          environment: 'node',
          // Pure functions keep nothing between files, so that files can share loaded modules.
          isolate: false,
          include: ['rules/src/**/*.test.ts'],
          setupFiles: ['rules/fixtures/steadyDraws.ts'],
          // Properties try hundreds of carts; a busy machine must not make them fail.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'mock-server',
          environment: 'node',
          // It starts processes and waits for the disk: a busy machine takes its time.
          testTimeout: 30_000,
          // To load the server takes longer than most tests. Files share what is loaded, and the built server.
          isolate: false,
          restoreMocks: true,
          include: ['mock-server/src/**/*.test.ts'],
          setupFiles: ['rules/fixtures/steadyDraws.ts'],
        },
      },
      {
        test: {
          name: 'storefront',
          // Most files need no page; one that draws says `@vitest-environment jsdom` in its first line.
          environment: 'node',
          // A hook that fetches a route's code takes its time on a busy machine.
          hookTimeout: 60_000,
          include: ['storefront/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'ui',
          environment: 'jsdom',
          // Every test unmounts what it rendered, and components get everything by props, so that files
          // can share loaded modules and one jsdom. The storefront's tests use storage: they stay apart.
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
          // Longer than several waits of `.storybook/preview.tsx`, so that the wait says what is missing.
          testTimeout: 60_000,
          // All files share one frame, as in Storybook. A frame for each file takes twice the time and much memory.
          isolate: false,
          browser: inChromium(),
        },
      },
      {
        optimizeDeps,
        test: {
          name: 'sweep',
          // A sheet of all components takes its time on a busy machine.
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
