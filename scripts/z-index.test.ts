import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { build } from 'vite'

/** The built CSS of a component, minified like the shop's. */
async function builtCss(component: string): Promise<string> {
  const entry = fileURLToPath(new URL(`../ui/src/core/${component}/index.ts`, import.meta.url))
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, cssCodeSplit: false, lib: { entry, formats: ['es'], fileName: 'part' } },
  })
  const files = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
  return files
    .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? file.source : ''))
    .join('')
}

test.each([
  ['Modal', '2147483600'],
  ['DropdownMenu', '2147483600'],
])('the built CSS of %s has z-index %s, not a rounded number', async (component, layer) => {
  const css = await builtCss(component)
  expect(css.match(/z-index:\s*\d{4,}/g)).toEqual([`z-index:${layer}`])
})
