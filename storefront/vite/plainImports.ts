import type { Plugin } from 'vite'

/**
 * Vite wraps each `import()` in a helper that fetches the styles and scripts of what is imported
 * beside it. With the styles in the page and `modulePreload` off it has nothing to fetch: the helper
 * calls straight through, and where it can be left out the plain `import()` is put back.
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
    renderChunk: { order: 'pre', handler: (code) => code.replace(wrapped, '$<plain>') },
  }
}

const plain = String.raw`(?<plain>import\((?:"[^"]*"|'[^']*'|${'`[^`]*`'})\))`

/** `__vitePreload(() => import(…), …)`, or the same around the parts that are taken from it. */
const wrapped = new RegExp(
  String.raw`__vitePreload\((?:async )?\(\) => (?:\{\s*const \{[^}]*\} = await )?${plain}(?:;\s*return \{[^}]*\};\s*\})?,[^)]*\)`,
  'g',
)
