import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { componentFacts } from './facts.ts'
import { folderAddress } from './folderAddress.ts'
import { propTables } from './propTables.ts'

const publishedAt = process.env['STORYBOOK_PUBLISHED_AT'] ?? ''
if (publishedAt !== '' && folderAddress(publishedAt) === undefined) {
  process.stderr.write(
    `STORYBOOK_PUBLISHED_AT must be the address of a folder, such as https://example.com/stories/; it is "${publishedAt}".\n`,
  )
  process.exit(1)
}

const isTest = process.env['VITEST'] !== undefined

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './foundations/*.mdx',
    '../ui/src/**/*.mdx',
    '../ui/{src,art}/**/*.stories.tsx',
    './mails/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // The addon rewrites each rule that has `:hover`, `:active` or `:focus`. Tests measure styles, so they run without it.
    ...(isTest ? [] : ['storybook-addon-pseudo-states']),
  ],
  // The screen of /press-kit shows files that the shop serves from its root.
  staticDirs: ['../ui/art/brand'],
  core: { disableTelemetry: true },
  // So that the search finds a component by the names on the page "Other names".
  features: { experimentalSearchDocsHeadings: true },
  // Off, because propTables.ts reads the props.
  typescript: { reactDocgen: false },
  viteFinal: (given) =>
    mergeConfig(given, {
      resolve: {
        alias: {
          // Its `browser` field names a CommonJS file, whose default export Vite does not find.
          'react-element-to-jsx-string': 'react-element-to-jsx-string/dist/esm/index.js',
        },
      },
      // Tests open no docs pages, so they skip these slow plugins.
      plugins: isTest ? [] : [propTables(), componentFacts()],
      build: {
        rollupOptions: {
          onwarn(warning: { code?: string }, warn: (warning: { code?: string }) => void) {
            if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
          },
        },
        // Storybook loads the whole design system in one page. `npm run size:ui` checks the sizes of components.
        chunkSizeWarningLimit: 4000,
      },
    }),
}

export default config
