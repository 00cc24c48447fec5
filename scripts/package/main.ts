/**
 * `npm run pack:ui` builds `@stemside/ui` and `@stemside/rules` as an app outside this repository installs them, and
 * writes their tarballs into `dist/packages`.
 */
import path from 'node:path'
import { buildPackages } from './buildPackages.ts'
import { packAll } from './packAll.ts'

const folder = path.resolve(import.meta.dirname, '../../dist/packages')
await buildPackages(folder)
for (const { filename, size, unpackedSize } of packAll(folder))
  console.log(`${path.join(folder, filename)}: ${mb(size)} MB, unpacked ${mb(unpackedSize)} MB`)

function mb(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}
