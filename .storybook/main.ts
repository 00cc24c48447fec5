import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../ui/src/**/*.mdx', '../ui/{src,art}/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
  // The other reader needs TypeScript's JS API, which version 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (given) =>
    mergeConfig(given, {
      build: {
        rollupOptions: {
          onwarn(warning: { code?: string }, warn: (warning: { code?: string }) => void) {
            if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
          },
        },
        // One design system is one page here; its size is watched by `npm run size:ui`.
        chunkSizeWarningLimit: 4000,
      },
    }),
}

export default config
