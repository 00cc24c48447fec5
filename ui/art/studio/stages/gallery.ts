import type { GalleryKind } from '../../picture.ts'
import type { SceneBuilder } from '../rig/shot.ts'

/** A product's pictures for its gallery: `gallery/<sku>.ts`. Each kind has a stage of its own. */
export type Gallery = Readonly<Partial<Record<GalleryKind, SceneBuilder>>>
