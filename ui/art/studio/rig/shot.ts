import type { Object3D, Scene } from 'three'
import type { Hue } from '../kit/colours.ts'
import type { Vec } from '../kit/shapes.ts'

/** The formats in which a scene is composed: card, phone, product page, cut-out figure. */
export type Format = 'hero' | 'square' | 'portrait' | 'figure'

/** The camera of one format. */
export interface View {
  /** The camera's direction from the subject. The framing calculates the distance. */
  readonly from: Vec
  readonly look?: Vec
  /** The shares of the picture's width and height that the subject fills. */
  readonly fill?: readonly [number, number]
}

/** A scene: objects on a background of one line's colours, with a camera for each format. */
export interface Staging {
  readonly scene: Scene
  readonly hue: Hue
  readonly views: Readonly<Partial<Record<Format, View>>> & { readonly hero: View }
  /** The centre and half the width of the lit area. */
  readonly target?: Vec
  readonly extent?: number
  /** Moves objects that need another position in this format. */
  readonly arrange?: (format: Format) => void
}

export type SceneBuilder = () => Staging | Promise<Staging>

/** Sizes of the rendered pictures in pixels; smaller widths are scaled from them. */
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
