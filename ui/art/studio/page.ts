import '@fontsource-variable/gabarito'
import { simplifierReady } from './kit/simplify.ts'
import { fingerprintOf } from './rig/fingerprint.ts'
import { arrange, expose, strike } from './rig/expose.ts'
import type { Format, SceneBuilder, Staging } from './rig/shot.ts'

const scenes = import.meta.glob<{ readonly scene: SceneBuilder }>('./scenes/*.ts')
const cutouts = import.meta.glob<{ readonly scene: SceneBuilder }>('./cutouts/*.ts')

const nameOf = (path: string) => path.replace(/^.*\//, '').replace('.ts', '')
const builders = new Map(
  Object.entries({ ...scenes, ...cutouts }).map(([path, load]) => [nameOf(path), load]),
)

let built: { readonly name: string; readonly staging: Staging } | undefined
let format: Format = 'hero'

const studio = {
  /** Every picture that can be taken, by the name of its scene. */
  list: (): { name: string; formats: Format[] }[] => [
    ...Object.keys(scenes).map((path) => ({
      name: nameOf(path),
      formats: ['hero', 'square', 'portrait'] satisfies Format[],
    })),
    ...Object.keys(cutouts).map((path) => ({
      name: nameOf(path),
      formats: ['figure'] satisfies Format[],
    })),
  ],
  /** Builds a scene unless it stands already, readies it for one format, and answers with its fingerprint. */
  async prepare(name: string, next: Format): Promise<string> {
    if (built?.name !== name) {
      const load = builders.get(name)
      if (!load) throw new Error(`There is no scene ${name}`)
      if (built) strike(built.staging)
      built = { name, staging: await (await load()).scene() }
    }
    format = next
    arrange(built.staging, format)
    return fingerprintOf(built.staging, format)
  },
  /** Takes the picture that was prepared, as a PNG in a data URL. */
  shoot(options: { passes: number; scale: number }): string {
    if (!built) throw new Error('Nothing is prepared')
    return expose(built.staging, format, options)
  },
}

declare global {
  interface Window {
    readonly studio: typeof studio
  }
}

await simplifierReady
await Promise.all([...document.fonts].map((face) => face.load()))
Object.assign(window, { studio })
