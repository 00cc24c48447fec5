import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { accountCalls, authCalls } from '@stemside/rules/contract/accountCalls'
import { blogCalls, calls } from '@stemside/rules/contract/calls'
import { oldestBrowsers } from '@stemside/ui/content/oldestBrowsers'
import { defineConfig } from 'vite'
import { scopedClassName } from '../scripts/class-names.mjs'
import { buildSettings } from './vite/buildSettings.ts'
import { chunks } from './vite/chunks.ts'
import { assetName, leanPictures } from './vite/leanPictures.ts'
import { pureComponents } from './vite/pureComponents.ts'

/** In development the store's API has a port of its own. */
const store = `http://localhost:${process.env['STORE_PORT'] ?? '3001'}`
const storeCalls = { ...calls, ...accountCalls, ...authCalls, ...blogCalls }
const storePaths = [
  ...Object.values(storeCalls).map(({ path }) => path.replace(/:\w+/g, '[^/?]+')),
  // Pictures of the blog, pages that stand in for providers, and the tools, which have no calls of their own.
  '/wp-content',
  '/payments',
  '/stand-in',
  '/__mock',
  '/docs',
  '/openapi.json',
]

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  // The server sends icons and the web manifest from the root, because browsers look for them there.
  publicDir: '../ui/art/brand',
  plugins: [react(), leanPictures(), pureComponents()],
  define: buildSettings(process.env),
  css: { modules: { generateScopedName: scopedClassName } },
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    // Whole segments only: /contact is a call, /contact-us a page.
    proxy: Object.fromEntries(storePaths.map((path) => [`^${path}(?=[/?]|$)`, store])),
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
        // `npm run weigh` reads the source maps. scripts/build.mjs moves them out of the folder that the shop serves.
        sourcemap: 'hidden',
        // One style sheet, which is inlined into each page.
        cssCodeSplit: false,
        // Samsung Internet 22 is Chrome 111.
        target: (['safari', 'chrome', 'firefox'] as const).map(
          (browser) => browser + oldestBrowsers[browser],
        ),
        // Terser's later passes save about 1 KB over Vite's own minifier.
        minify: 'terser',
        terserOptions: {
          // Vite's default leaves one processor idle, which is half of a machine with two.
          maxWorkers: availableParallelism(),
          ecma: 2020,
          // These options make the code longer, but brotli compresses it better.
          compress: { passes: 3, inline: 0, if_return: false },
        },
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            assetFileNames: assetName,
            // The first script names a hundred files, and hashes cannot be compressed: seven characters are the fewest that Rolldown takes.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: chunks },
          },
        },
      },
  ssr: { noExternal: true, external: ['terser', 'jsdom'] },
}))
