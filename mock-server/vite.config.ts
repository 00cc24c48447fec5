import { builtinModules } from 'node:module'
import { defineConfig } from 'vite'

/**
 * The server in few files: everything is bundled but Node's own modules and the native addon, which
 * is loaded from node_modules. pg-native is optional, and not used.
 */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
  },
  ssr: { noExternal: true, external: [...builtinModules, 'fs-native-extensions', 'pg-native'] },
})
