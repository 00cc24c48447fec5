import react from '@vitejs/plugin-react'
import { calls } from '@stemside/rules/contract/calls'
import { defineConfig } from 'vite'
import { scopedClassName } from '../scripts/class-names.mjs'
import { chunks } from './vite/chunks.ts'
import { assetName, leanPictures } from './vite/leanPictures.ts'

/** In development the store's API answers on a port of its own. */
const store = `http://localhost:${process.env['STORE_PORT'] ?? '3001'}`
const storePaths = Object.values(calls).map(({ path }) => path.replace(/\/:.*$/, ''))

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  // Icons and the web manifest stand where browsers look for them.
  publicDir: '../ui/art/brand',
  plugins: [react(), leanPictures()],
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
        // One style sheet: it stands in each page.
        cssCodeSplit: false,
        target: 'es2022',
        // Terser's later passes save about 1 KB over Vite's own minifier.
        minify: 'terser',
        terserOptions: {
          ecma: 2020,
          // Longer code that compresses better.
          compress: { passes: 3, inline: 0, if_return: false },
        },
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: { assetFileNames: assetName, codeSplitting: { groups: chunks } },
        },
      },
  ssr: { noExternal: true, external: ['terser'] },
}))
