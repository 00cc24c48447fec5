/** `npm run docs:coverage`: writes docs/specification-coverage.md anew. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writeCoverage } from './coverage.ts'

const root = path.resolve(import.meta.dirname, '../..')
await writeFile(`${root}/docs/specification-coverage.md`, await writeCoverage(root))
