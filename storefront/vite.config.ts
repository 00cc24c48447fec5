import react from '@vitejs/plugin-react'
import { calls } from '@stemside/rules/contract/calls'
import { defineConfig } from 'vite'
import { scopedClassName } from '../scripts/class-names.mjs'

/** In development the store's API answers on a port of its own. */
const store = `http://localhost:${process.env['STORE_PORT'] ?? '3001'}`
const storePaths = Object.values(calls).map(({ path }) => path.replace(/\/:.*$/, ''))

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  // Icons and the web manifest stand where browsers look for them.
  publicDir: '../ui/art/brand',
  plugins: [react()],
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
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
      },
  ssr: { noExternal: true },
}))
