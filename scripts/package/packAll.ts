import { execFileSync } from 'node:child_process'
import { z } from 'zod'
import { packed } from './buildPackages.ts'

const tarballs = z.array(
  z.object({ name: z.string(), filename: z.string(), size: z.number(), unpackedSize: z.number() }),
)
type Tarball = z.infer<typeof tarballs>[number]

/** Packs the packages that `buildPackages` built in a folder into tarballs beside them. */
export function packAll(folder: string): readonly Tarball[] {
  const folders = packed.map((name) => `./${name}`)
  const report = execFileSync('npm', ['pack', '--json', '--loglevel', 'error', ...folders], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return tarballs.parse(JSON.parse(report))
}
