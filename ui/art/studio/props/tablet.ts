import { Color, type Texture } from 'three'
import { shade } from '../kit/colours.ts'
import { satin } from '../kit/materials.ts'
import { face, group, placed, roundedRect, slab } from '../kit/shapes.ts'

const thickness = 0.12

/** Height of the screen above a tablet's centre. */
export const screenLift = thickness / 2 + 0.006

/** How much a screen reflects the lights. Low, because a screen that faces them would look grey. */
export type Sheen = 'glossy' | 'matte'

/**
 * A tablet around the origin, lying in xz, with the screen up and its long side along x. Screens
 * are painted at 2048 × 1440, the aspect ratio of 2.4 × 1.7.
 */
export function tablet(
  screen: Texture,
  width: number,
  depth: number,
  brightness = 0.65,
  sheen: Sheen = 'glossy',
) {
  const radius = 0.19
  const bezel = 0.085
  const body = slab(
    roundedRect(width, depth, radius),
    thickness,
    0.045,
    satin(shade.night, { roughness: 0.35, metalness: 0.1, clearcoat: 0.5 }),
  )
  const glass = satin('#0c0f1c', { roughness: 0.12, clearcoat: 1, clearcoatRoughness: 0.03 })
  const shining = satin('#ffffff', {
    map: screen,
    color: new Color(0.45, 0.45, 0.45),
    emissive: '#ffffff',
    emissiveMap: screen,
    emissiveIntensity: brightness,
    roughness: 0.16,
    clearcoat: 0.6,
    clearcoatRoughness: 0.06,
    ...(sheen === 'matte' && { clearcoat: 0.05, specularIntensity: 0.15 }),
  })
  const pane = face(width - 0.06, depth - 0.06, radius - 0.03, glass)
  const picture = face(width - 2 * bezel, depth - 2 * bezel, radius * 0.45, shining)
  const flat = group(
    body,
    placed(pane, [0, 0, thickness / 2 + 0.0015]),
    placed(picture, [0, 0, thickness / 2 + 0.004]),
  )
  flat.rotation.x = -Math.PI / 2
  return group(flat)
}
