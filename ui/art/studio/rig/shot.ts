import type { Object3D, Scene } from 'three'
import type { Hue } from '../kit/colours.ts'
import type { Vec } from '../kit/shapes.ts'

/** The formats in which a scene is composed: card, phone, product page, cut-out figure. */
export type Format = 'hero' | 'square' | 'portrait' | 'figure'

/** How one format looks at a scene. */
export interface View {
  /** Where the camera stands; the framing keeps its direction and finds the distance. */
  readonly from: Vec
  readonly look?: Vec
  /** Share of the picture's width and height that the subject fills. */
  readonly fill?: readonly [number, number]
}

/** What a scene is: things on a sweep of one hue, and how each format looks at them. */
export interface Staging {
  readonly scene: Scene
  readonly hue: Hue
  readonly views: Readonly<Partial<Record<Format, View>>> & { readonly hero: View }
  /** Middle and half width of what the lights must cover. */
  readonly target?: Vec
  readonly extent?: number
  /** Moves what must stand elsewhere in this format. */
  readonly arrange?: (format: Format) => void
}

export type SceneBuilder = () => Staging | Promise<Staging>

/** Sizes in pixels of what is rendered; smaller widths are scaled from these. */
export const sizes: Record<Format, readonly [number, number]> = {
  hero: [1200, 900],
  square: [800, 800],
  portrait: [840, 1050],
  figure: [960, 960],
}

export const isMarked = (thing: Object3D, mark: 'backdrop' | 'decoration' | 'bleed'): boolean => {
  for (let at: Object3D | null = thing; at; at = at.parent)
    if (at.userData[mark] === true) return true
  return false
}
