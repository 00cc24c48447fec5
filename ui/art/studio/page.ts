import '@fontsource-variable/gabarito'
import { galleryKinds, type PictureKind } from '../picture.ts'
import { simplifierReady } from './kit/simplify.ts'
import { fingerprintOf } from './rig/fingerprint.ts'
import { arrange, expose, strike } from './rig/expose.ts'
import type { Format, SceneBuilder, Staging } from './rig/shot.ts'
import type { Gallery } from './stages/gallery.ts'

const scenes = import.meta.glob<{ readonly scene: SceneBuilder }>('./scenes/*.ts')
const cutouts = import.meta.glob<{ readonly scene: SceneBuilder }>('./cutouts/*.ts')

const nameOf = (path: string) => path.replace(/^.*\//, '').replace('.ts', '')
const builders = new Map(
  Object.entries({ ...scenes, ...cutouts }).map(([path, load]) => [nameOf(path), load]),
)
/** Imported eagerly, for `list`. A gallery imports its objects only when it builds a picture. */
const galleries = new Map(
  Object.entries(
    import.meta.glob<Gallery>('./gallery/*.ts', { import: 'gallery', eager: true }),
  ).map(([path, gallery]) => [nameOf(path), gallery]),
)

/** The kind, if it is one of the gallery's, which have scenes of their own; otherwise undefined. */
const galleryKindOf = (kind: PictureKind) => galleryKinds.find((known) => known === kind)

async function builderOf(name: string, kind: PictureKind): Promise<SceneBuilder> {
  const own = galleryKindOf(kind)
  const builder = own ? galleries.get(name)?.[own] : (await builders.get(name)?.())?.scene
  if (!builder) throw new Error(`There is no scene ${name}-${kind}`)
  return builder
}

let built: { readonly scene: string; readonly staging: Staging } | undefined
let format: Format = 'hero'

const studio = {
  /** Every scene by name, with its kinds of pictures. */
  list: (): { name: string; kinds: PictureKind[] }[] => [
    ...Object.keys(scenes).map((path) => ({
      name: nameOf(path),
      kinds: ['hero', 'square', 'portrait'] satisfies PictureKind[],
    })),
    ...Object.keys(cutouts).map((path) => ({
      name: nameOf(path),
      kinds: ['figure'] satisfies PictureKind[],
    })),
    ...[...galleries].map(([name, gallery]) => ({
      name,
      kinds: galleryKinds.filter((kind) => gallery[kind] !== undefined),
    })),
  ],
  /**
   * Builds a scene unless it is already built, prepares it for one picture, and returns its
   * fingerprint.
   */
  async prepare(name: string, kind: PictureKind): Promise<string> {
    const own = galleryKindOf(kind)
    const scene = own ? `${name}-${own}` : name
    if (built?.scene !== scene) {
      const build = await builderOf(name, kind)
      if (built) strike(built.staging)
      built = undefined
      built = { scene, staging: await build() }
    }
    format = formatOf(kind)
    arrange(built.staging, format)
    return fingerprintOf(built.staging, format)
  },
  /** Renders the prepared picture as a PNG data URL. */
  shoot(options: { passes: number; scale: number }): string {
    if (!built) throw new Error('Nothing is prepared')
    return expose(built.staging, format, options)
  },
}

/** The format in which the rig renders a kind. */
function formatOf(kind: PictureKind): Format {
  return kind === 'hero' || kind === 'portrait' || kind === 'figure' ? kind : 'square'
}

declare global {
  interface Window {
    readonly studio: typeof studio
  }
}

await simplifierReady
await Promise.all([...document.fonts].map((face) => face.load()))
Object.assign(window, { studio })
