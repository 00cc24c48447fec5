import { PCFShadowMap, SRGBColorSpace, WebGLRenderer } from 'three'
import { meshesIn } from '../kit/shapes.ts'
import { darkroom } from './develop.ts'
import { framed } from './frame.ts'
import { halton, prepareShaders, wanderingLights } from './lights.ts'
import { type Format, isMarked, sizes, type Staging } from './shot.ts'
import { softboxRoom } from './softbox.ts'

let renderer: WebGLRenderer | undefined

function studioRenderer(): WebGLRenderer {
  if (renderer) return renderer
  prepareShaders()
  renderer = new WebGLRenderer({ antialias: false, alpha: true, preserveDrawingBuffer: true })
  renderer.setPixelRatio(1)
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.outputColorSpace = SRGBColorSpace
  return renderer
}

/** Readies a scene for one format; a figure stands alone, without sweep and decoration. */
export function arrange(staging: Staging, format: Format): void {
  staging.arrange?.(format)
  for (const mesh of meshesIn(staging.scene))
    mesh.visible =
      format !== 'figure' || !(isMarked(mesh, 'backdrop') || isMarked(mesh, 'decoration'))
}

/** Gives back what a scene holds on the graphics card. */
export function strike({ scene }: Staging): void {
  for (const mesh of meshesIn(scene)) mesh.geometry.dispose()
}

/** Renders a scene and answers with a PNG as a data URL. `scale` below 1 makes a quick proof. */
export function expose(
  { scene, hue, views, target = [0, 1, 0], extent = 3.4 }: Staging,
  format: Format,
  { passes, scale }: { passes: number; scale: number },
): string {
  const [fullWidth, fullHeight] = sizes[format]
  const [width, height] = [Math.round(fullWidth * scale), Math.round(fullHeight * scale)]
  const studio = studioRenderer()
  studio.setSize(width, height)
  scene.environment = softboxRoom(studio)
  const camera = framed(scene, views[format] ?? views.hero, width / height)
  const lights = wanderingLights(scene, target, extent, hue.bounce)
  const room = darkroom(studio, [width, height], passes)
  for (let pass = 0; pass < passes; pass++) {
    camera.setViewOffset(
      width,
      height,
      halton(pass + 1, 2) - 0.5,
      halton(pass + 1, 3) - 0.5,
      width,
      height,
    )
    lights.moveTo(pass)
    room.expose(() => studio.render(scene, camera))
  }
  room.develop()
  lights.remove()
  room.dispose()
  scene.environment.dispose()
  return studio.domElement.toDataURL('image/png')
}
