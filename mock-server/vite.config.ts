import { builtinModules } from 'node:module'
import { defineConfig } from 'vite'

/**
 * The server (main.js), a server of pages alone (pages.js) and the commands (store.js) in few files: everything is bundled
 * but Node's own modules and the native addon, which is loaded from node_modules. pg-native is optional, and not used.
 */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', pages: 'src/pagesMain.ts', store: 'src/storeCommand.ts' },
      // Beside these, because settings.ts finds the project's folder from its own file.
      output: { chunkFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: true, external: [...builtinModules, 'fs-native-extensions', 'pg-native'] },
})
