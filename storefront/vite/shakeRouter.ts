import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out what the shop does not use of React Router. Its modules call
 * `createContext`, `forwardRef` and `memo` at their top without calling them pure, and hang names and
 * a context onto what these give: without this plugin `useLocation` alone brings the whole library
 * (docs/decisions/080).
 */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist/ },
      handler: (code) =>
        code
          .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
          .replace(/= (Object\.getOwnPropertyNames\()/g, '= /* @__PURE__ */ $1')
          // Names for React's developer tools, and the context of data routers' error boundary.
          .replace(/^\w+\.(?:displayName|contextType) = [\w"]+;$/gm, '')
          // What it warns developers of, and does not throw.
          .replace(/^(\s*)(warning\()/gm, '$1/* @__PURE__ */ $2')
          .replace('var ENABLE_DEV_WARNINGS = true', 'var ENABLE_DEV_WARNINGS = false'),
    },
  }
}
