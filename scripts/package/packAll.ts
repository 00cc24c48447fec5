import { execFileSync } from 'node:child_process'
import { z } from 'zod'
import { packed } from './buildPackages.ts'

const tarballs = z.array(
  z.object({ filename: z.string(), size: z.number(), unpackedSize: z.number() }),
)
type Tarball = z.infer<typeof tarballs>[number]

/** Packs the packages that `buildPackages` built in a folder into tarballs beside them. */
export function packAll(folder: string): readonly Tarball[] {
  const folders = packed.map((name) => `./${name}`)
  const report = execFileSync('npm', ['pack', '--json', ...folders], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return tarballs.parse(JSON.parse(report))
}
