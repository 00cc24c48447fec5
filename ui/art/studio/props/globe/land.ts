import { geoEquirectangular, geoPath, type GeoProjection } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import atlas from 'world-atlas/land-50m.json?raw'
import { type Brush, sheet } from '../../kit/paint.ts'

/** Longitude and latitude in degrees → pixels of a map twice as wide as high. */
export const projection = (width: number): GeoProjection =>
  geoEquirectangular()
    .translate([width / 2, width / 4])
    .scale(width / (2 * Math.PI))
    .precision(0.3)

const reliefWidth = 2048

/**
 * White land on black with soft edges. Printed colours, coast and relief all come from this mask.
 * It is tiled before it is blurred, so that the date line is not visible.
 */
function landMask(draw: (brush: Brush, project: GeoProjection) => void, blur = 4.2) {
  const [canvas, brush] = sheet(reliefWidth, reliefWidth / 2)
  brush.fillRect(0, 0, reliefWidth, reliefWidth / 2)
  brush.fillStyle = brush.strokeStyle = '#ffffff'
  brush.lineJoin = 'round'
  draw(brush, projection(reliefWidth))
  const margin = 128
  const [wide, wideBrush] = sheet(reliefWidth + 2 * margin, reliefWidth / 2)
  wideBrush.filter = `blur(${blur}px)`
  for (const shift of [0, -reliefWidth, reliefWidth]) wideBrush.drawImage(canvas, margin + shift, 0)
  brush.drawImage(wide, -margin, 0)
  return canvas
}

function world() {
  const topology: unknown = JSON.parse(atlas)
  if (!isWorld(topology)) throw new Error('The world map has no land')
  return feature(topology, topology.objects.land)
}

const isWorld = (value: unknown): value is Topology<{ land: GeometryCollection }> =>
  typeof value === 'object' && value !== null && 'objects' in value && 'arcs' in value

/**
 * Today's continents without borders. The far south is a smooth cap, because its real coast would
 * look ragged.
 */
export const earthMask = () =>
  landMask((brush, project) => {
    brush.lineWidth = 3.2
    brush.beginPath()
    geoPath(project, brush)(world())
    brush.fill()
    brush.stroke()
    const [, south] = project([0, -71]) ?? [0, 0]
    const [, fray] = project([0, -60]) ?? [0, 0]
    brush.fillStyle = '#000000'
    brush.fillRect(0, fray, reliefWidth, reliefWidth)
    brush.fillStyle = '#ffffff'
    brush.fillRect(0, south, reliefWidth, reliefWidth)
  })

/** One old continent and its islands, as dinosaurs knew it: ellipses by longitude, latitude and size. */
const pangaea = [
  [-14, 34, 44, 26],
  [14, 50, 34, 15],
  [-34, 16, 26, 20],
  [-4, -12, 30, 22],
  [22, -34, 26, 16],
  [-40, 48, 22, 16],
  [44, 26, 22, 9],
  [-22, -30, 18, 12],
  [74, 34, 7, 4],
  [62, 6, 6, 4],
  [-78, 6, 8, 5],
  [-70, -32, 5, 4],
  [88, -18, 8, 6],
  [150, 20, 16, 10],
  [-150, -14, 14, 8],
  [170, -40, 10, 6],
] as const

export const pangaeaMask = () =>
  landMask((brush, project) => {
    for (const [longitude, latitude, width, height] of pangaea) {
      const [x, y] = project([longitude, latitude]) ?? [0, 0]
      const degree = reliefWidth / 360
      for (const wrap of [-reliefWidth, 0, reliefWidth]) {
        brush.beginPath()
        brush.ellipse(x + wrap, y, width * degree, height * degree, 0.3, 0, Math.PI * 2)
        brush.fill()
      }
    }
  }, 7)
