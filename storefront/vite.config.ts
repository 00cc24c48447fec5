import react from '@vitejs/plugin-react'
import { calls } from '@stemside/rules/contract/calls'
import { defineConfig } from 'vite'
import { scopedClassName } from '../scripts/class-names.mjs'
import { chunks } from './vite/chunks.ts'
import { assetName, leanPictures } from './vite/leanPictures.ts'
import { plainImports } from './vite/plainImports.ts'
import { shakeRouter } from './vite/shakeRouter.ts'

/** In development the store's API answers on a port of its own. */
const store = `http://localhost:${process.env['STORE_PORT'] ?? '3001'}`
const storePaths = Object.values(calls).map(({ path }) => path.replace(/\/:.*$/, ''))

/** Chromium then compiles all of a file while it arrives, not piece by piece while the page waits. */
const compileHint = '# allFunctionsCalledOnLoad'

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  // Icons and the web manifest stand where browsers look for them.
  publicDir: '../ui/art/brand',
  plugins: [react(), plainImports(), shakeRouter(), leanPictures()],
  css: { modules: { generateScopedName: scopedClassName } },
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    proxy: Object.fromEntries(storePaths.map((path) => [path, store])),
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/prerender',
        target: 'node20',
        rolldownOptions: { output: { assetFileNames: assetName } },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        // One style sheet, fetched once, is less than the requests of many.
        cssCodeSplit: false,
        target: 'es2022',
        minify: 'terser',
        // Less of what looks shorter compresses better.
        terserOptions: {
          ecma: 2020,
          compress: {
            passes: 3,
            inline: 0,
            if_return: false,
            // React's developer tools look at `npm run dev`; the built shop carries nothing for them.
            global_defs: { __REACT_DEVTOOLS_GLOBAL_HOOK__: undefined },
          },
          format: { comments: new RegExp(`^${compileHint}`) },
        },
        // A page names what it needs in its head; for one that is opened later it is fetched ahead.
        modulePreload: false,
        rolldownOptions: {
          output: {
            assetFileNames: assetName,
            codeSplitting: { groups: chunks },
            banner: ({ isEntry, name }) =>
              isEntry || name === 'dialogs' ? `//${compileHint}` : '',
          },
        },
      },
  ssr: { noExternal: true, external: ['terser'] },
}))
