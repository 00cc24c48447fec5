import { builtinModules } from 'node:module'
import { defineConfig } from 'vite'

/** One file that runs wherever Node does: everything but Node's own modules is in it. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
  },
  ssr: { noExternal: true, external: [...builtinModules] },
})
