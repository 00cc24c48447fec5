/** `npm run docs:uncited`: prints the requirements that no test and no story cites, and nothing if there are none. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { citationsUnder, idsIn, uncited } from './requirements.ts'

const root = path.resolve(import.meta.dirname, '../..')
const specification = await readFile(path.join(root, 'docs/specification.md'), 'utf8')
const { requirements } = idsIn(specification)
const missing = uncited(requirements, await citationsUnder(root))
const lines = specification.split('\n')
for (const id of missing) console.log(lines.find((line) => line.startsWith(`- **${id}** `)))
