import { cpSync } from 'node:fs'
import path from 'node:path'
import type { Packed } from './buildPackages.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The npm packages of the fonts and flags that ui contains. Each copy must include their licences. */
const copied = [
  '@fontsource-variable/figtree',
  '@fontsource-variable/gabarito',
  'country-flag-icons',
]

const texts: Readonly<Record<Packed, Readonly<Record<string, string>>>> = {
  rules: { 'README.md': 'rules/README.md' },
  ui: {
    'README.md': 'ui/README.md',
    'licenses/pictures.md': 'ui/art/LICENSES.md',
    'licenses/fluent-emoji-licence.txt': 'ui/art/fluent-emoji-licence.txt',
    ...Object.fromEntries(
      copied.map((name) => [`licenses/${path.basename(name)}.txt`, `node_modules/${name}/LICENSE`]),
    ),
  },
}

/** Copies the README into a package, and into ui the licences of its pictures, fonts and flags. */
export function copyTexts(name: Packed, to: string): void {
  for (const [target, source] of Object.entries(texts[name]))
    cpSync(path.join(root, source), path.join(to, target))
}
