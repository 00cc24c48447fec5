import type { Plugin } from 'vite'

/**
 * Lets the build leave out the router's components that the shop does not use (`Form`, `NavLink`, pages of
 * its data mode): 6.4 KB (brotli) of every page. The router creates them when its module loads, without
 * saying that this has no side effect, so the bundler keeps them. The plugin adds the usual
 * `@__PURE__` and removes the names for React's developer tools (docs/decisions/353).
 */
export function pureComponents(): Plugin {
  return {
    name: 'pure-components',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]/ },
      handler: (code) => ({ code: withoutSideEffects(code), map: null }),
    },
  }
}

/** The code of a module in which React's calls at the top level count as free of side effects. */
function withoutSideEffects(code: string): string {
  return code
    .replace(/^(?:const|let|var) \w+ = (?=React\d*\.\w+\()/gm, '$&/* @__PURE__ */ ')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
}
