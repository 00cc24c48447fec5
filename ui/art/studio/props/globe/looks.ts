import type { Brush } from '../../kit/paint.ts'
import type { GeoProjection } from 'd3-geo'

/** Small waves printed on open water, by longitude and latitude. */
const waves = [
  [-40, 30],
  [-30, 10],
  [-25, -20],
  [-35, 45],
  [-150, 20],
  [-140, -10],
  [-160, -30],
  [75, -10],
  [80, -35],
  [65, 5],
  [150, 25],
  [165, 10],
  [-10, -35],
  [-5, -10],
  [-120, -30],
  [-48, 18],
  [60, -25],
  [90, 0],
  [-20, 55],
  [-100, 0],
] as const

function printWaves(brush: Brush, project: GeoProjection): void {
  brush.strokeStyle = 'rgba(255, 255, 255, .35)'
  brush.lineWidth = 4.4
  brush.lineCap = 'round'
  const step = 14
  const wave = (longitude: number, latitude: number, crests: number) => {
    const [x, y] = project([longitude, latitude]) ?? [0, 0]
    brush.beginPath()
    brush.moveTo(x, y)
    for (let i = 0; i < crests; i++)
      brush.quadraticCurveTo(x + step * (i + 0.5), y - step * 0.9, x + step * (i + 1), y)
    brush.stroke()
  }
  for (const [longitude, latitude] of waves) {
    wave(longitude, latitude, 3)
    wave(longitude + 4, latitude - 3, 2)
  }
}

export const earthLook = {
  ocean: ['#2aa4f0', '#127fd8'],
  ground: ['#6cc24a', '#57b53f'],
  patches: [
    [10, 23, 30, 9, '#f4cf7a'],
    [28, 22, 14, 8, '#f2c96c'],
    [48, 23, 14, 8, '#f4cf7a'],
    [65, 28, 9, 5, '#efcf84'],
    [62, 40, 12, 6, '#e9d58c'],
    [88, 41, 18, 5, '#eccb7a'],
    [103, 43, 12, 5, '#eccb7a'],
    [133, -25, 13, 7, '#f0a866'],
    [20, -24, 6, 6, '#eccb7a'],
    [-111, 34, 8, 7, '#eeb776'],
    [-69, -24, 3, 8, '#e7c07a'],
    [-68, -42, 4, 8, '#cfc47a'],
    [-60, -5, 14, 9, '#2f9d49'],
    [22, 0, 12, 7, '#2f9d49'],
    [110, 0, 12, 6, '#2f9d49'],
    [140, -5, 8, 4, '#2f9d49'],
    [-100, 58, 40, 8, '#3f9f6b'],
    [60, 61, 60, 7, '#3f9f6b'],
    [120, 60, 40, 8, '#3f9f6b'],
    [90, 71, 70, 4, '#b9d6c2'],
    [78, 22, 6, 6, '#b9cf55'],
    [0, 47, 8, 4, '#8bd15a'],
    [-95, 40, 10, 6, '#a7d65a'],
  ],
  ice: [
    [-41, 73, 17, 12],
    [20, 79, 12, 4],
    [-80, 79, 24, 5],
    [95, 80, 16, 4],
  ],
  decorate: printWaves,
} as const

export const pangaeaLook = {
  ocean: ['#19b9b0', '#0d9c9f'],
  ground: ['#8ccf4d', '#6bbd45'],
  patches: [
    [-14, 30, 26, 9, '#f2cf72'],
    [-30, 8, 12, 8, '#3fa648'],
    [14, 50, 24, 9, '#57b553'],
    [4, -14, 18, 10, '#3fa648'],
    [22, -32, 14, 8, '#e3a75a'],
    [34, 30, 14, 6, '#f0b064'],
    [-36, 46, 14, 8, '#57b553'],
  ],
} as const
