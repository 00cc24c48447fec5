import type { Plugin } from 'vite'

/**
 * Vite wraps each `import()` in a helper that fetches the styles and scripts of what is imported
 * beside it. With one style sheet and `modulePreload` off it has nothing to fetch: this helper calls
 * straight through.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}
