import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { buildPackages } from './buildPackages.ts'
import { packAll } from './packAll.ts'

const root = path.resolve(import.meta.dirname, '../..')
const packages = path.join(root, 'dist/packages')

const needs = z.object({
  dependencies: z.record(z.string(), z.string()),
  peerDependencies: z.record(z.string(), z.string()),
})

/**
 * Builds and packs the packages. Unpacks their tarballs in a copy of app/ outside the repository.
 * The copy has only these packages, their dependencies, React, its types and Vite. So the tests notice if a package
 * imports anything else.
 * @returns the app's folder. The caller deletes it.
 */
export async function createApp(): Promise<string> {
  await buildPackages(packages)
  const app = realpathSync(mkdtempSync(path.join(tmpdir(), 'stemside-app-')))
  cpSync(path.join(import.meta.dirname, 'app'), app, { recursive: true })
  const needed = packAll(packages).flatMap(({ name, filename }) => {
    const folder = path.join(app, 'node_modules', name)
    mkdirSync(folder, { recursive: true })
    execFileSync('tar', [
      '-x',
      '--strip-components=1',
      '-f',
      path.join(packages, filename),
      '-C',
      folder,
    ])
    const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8')
    const { dependencies, peerDependencies } = needs.parse(JSON.parse(manifest))
    return Object.keys({ ...dependencies, ...peerDependencies })
  })
  const brought = ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite']
  for (const name of new Set([...needed, ...brought]))
    if (!name.startsWith('@stemside/')) link(name, app)
  return app
}

/** Puts a package that the repository has into the app. */
function link(name: string, app: string): void {
  const place = path.join(app, 'node_modules', name)
  mkdirSync(path.dirname(place), { recursive: true })
  symlinkSync(path.join(root, 'node_modules', name), place)
}
