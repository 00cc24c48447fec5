import { Color, type Material, type MeshPhysicalMaterial, type Texture } from 'three'
import { meshesIn } from '../kit/shapes.ts'
import { type Format, sizes, type Staging } from './shot.ts'

/**
 * The source of these modules, comments included. They are part of every fingerprint, because a
 * change of the light changes the picture of the same scene.
 */
const rig = import.meta.glob<string>(
  ['./lights.ts', './develop.ts', './softbox.ts', './frame.ts', './expose.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

const looks = [
  'roughness',
  'metalness',
  'clearcoat',
  'clearcoatRoughness',
  'emissiveIntensity',
  'opacity',
  'transparent',
  'side',
  'flatShading',
  'vertexColors',
  'colorWrite',
  'transmission',
] as const satisfies readonly (keyof MeshPhysicalMaterial)[]

/**
 * A digest of everything that a picture shows: shapes, positions, materials, prints, light. While it
 * is the same, the picture is not rendered again, although code was moved.
 */
export async function fingerprintOf(
  { scene, hue, views, target, extent }: Staging,
  format: Format,
): Promise<string> {
  const parts: (BufferSource | string)[] = [
    JSON.stringify([rig, hue, views[format] ?? views.hero, target, extent, sizes[format]]),
  ]
  scene.updateMatrixWorld(true)
  for (const mesh of meshesIn(scene)) {
    if (!mesh.visible) continue
    parts.push(mesh.matrixWorld.elements.map((value) => Math.round(value * 1e6)).join())
    parts.push(JSON.stringify([mesh.castShadow, mesh.receiveShadow, mesh.userData]))
    for (const [name, attribute] of Object.entries(mesh.geometry.attributes))
      parts.push(name, Float32Array.from(attribute.array))
    const index = mesh.geometry.getIndex()
    if (index) parts.push(Uint32Array.from(index.array))
    const skins = Array.isArray(mesh.material) ? mesh.material : [mesh.material]
    for (const skin of skins) parts.push(...skinOf(skin))
  }
  const digests = await Promise.all(parts.map(digest))
  return (await digest(digests.join())).slice(0, 24)
}

/** The visible properties of a material, with the pixels of its textures. */
function skinOf(material: Material): (BufferSource | string)[] {
  const colours = Object.entries(material).flatMap(([name, value]: [string, unknown]) =>
    value instanceof Color ? [[name, value.getHexString()]] : [],
  )
  // Clearcoat and transmission are accessors, which Object.entries does not list.
  const physical: Partial<Pick<MeshPhysicalMaterial, (typeof looks)[number]>> = material
  const values = [...colours, ...looks.map((look) => [look, physical[look]])]
  const map: unknown = 'map' in material ? material.map : undefined
  return [material.type, JSON.stringify(values), ...(isTexture(map) ? pixelsOf(map) : [])]
}

const isTexture = (value: unknown): value is Texture =>
  typeof value === 'object' && value !== null && 'isTexture' in value

function pixelsOf({ image }: Texture): BufferSource[] {
  if (!(image instanceof HTMLCanvasElement)) return []
  const pixels = image.getContext('2d')?.getImageData(0, 0, image.width, image.height)
  return pixels ? [pixels.data] : []
}

async function digest(part: BufferSource | string): Promise<string> {
  const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
