import { MeshBasicMaterial, MeshPhysicalMaterial, type MeshPhysicalMaterialParameters } from 'three'

/** Satin vinyl, the surface of most figures. */
export const satin = (color: string, more: MeshPhysicalMaterialParameters = {}) =>
  new MeshPhysicalMaterial({
    color,
    roughness: 0.5,
    clearcoat: 0.18,
    clearcoatRoughness: 0.3,
    ...more,
  })

/** Polished plastic: stands, buttons, chess pieces. */
export const gloss = (color: string, more: MeshPhysicalMaterialParameters = {}) =>
  satin(color, { roughness: 0.32, clearcoat: 0.7, clearcoatRoughness: 0.12, ...more })

/** Card, paper, stone, wood: not shiny. */
export const matte = (color: string, more: MeshPhysicalMaterialParameters = {}) =>
  satin(color, { roughness: 0.75, clearcoat: 0, ...more })

/** Emits light: rings, beams, highlights of eyes. */
export const glow = (color: string, opacity = 1) =>
  new MeshBasicMaterial({ color, transparent: opacity < 1, opacity })
