import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Packed } from './buildPackages.ts'
import { filesOf } from './filesOf.ts'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Writes the declarations of a workspace, each beside its script. Compiles only one workspace, because ui imports the
 * rules through node_modules, and the compiler writes no declarations for files that it finds there.
 * @param to a folder within the repository, so that the compiler finds the types of other packages.
 * @param entries the entry points, as paths from the workspace.
 */
export function writeTypes(name: Packed, entries: readonly string[], to: string): void {
  mkdirSync(to, { recursive: true })
  const config = path.join(to, 'tsconfig.json')
  const workspace = path.join(root, name)
  const settings = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: workspace,
      outDir: to,
    },
    include: [path.join(workspace, 'src/**/*.d.ts')],
    exclude: [],
    files: entries.map((entry) => path.join(workspace, entry)),
  }
  writeFileSync(config, JSON.stringify(settings))
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
  execFileSync(process.execPath, [compiler, '--project', config], { stdio: 'inherit' })
  rmSync(config)
  for (const file of filesOf(to).filter((one) => one.endsWith('.d.ts'))) {
    const text = readFileSync(path.join(to, file), 'utf8')
    writeFileSync(path.join(to, file), withBuiltPaths(text))
  }
}

/** Changes the imports in declarations from `.ts` and `.tsx` to `.js`, because the package has no sources. */
function withBuiltPaths(declarations: string): string {
  return declarations.replaceAll(/(['"]\.{1,2}\/[^'"]+)\.tsx?(?=['"])/gu, '$1.js')
}
