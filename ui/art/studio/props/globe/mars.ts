import { sheet, texture } from '../../kit/paint.ts'
import { place } from './relief.ts'

/** Pseudo-random numbers in (0, 1), the same in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

/** Craters by longitude, latitude and radius in radians; few large, many small. */
function dig(count: number) {
  const next = seeded(7)
  return Array.from({ length: count }, () => {
    const latitude = Math.asin(next() * 1.8 - 0.9)
    const longitude = next() * Math.PI * 2 - Math.PI
    const radius = 0.018 + next() ** 3 * 0.13
    const degrees = 180 / Math.PI
    return { longitude, latitude, radius, toward: place(longitude * degrees, latitude * degrees) }
  })
}

const craters = dig(120)

/** A crater: a bowl with a raised rim. `t` is the distance in crater radii. */
function crater(t: number): number {
  const rim = 0.0056 * Math.exp(-((t - 1) ** 2) / 0.02)
  return t < 1 ? rim - 0.0147 * (1 - t ** 4) : rim
}

/** The height of the ground in globe radii, by shares of longitude and latitude. */
export function marsHeight(u: number, v: number): number {
  const here = place((u - 0.5) * 360, 90 - v * 180)
  let height = 0.0175
  for (const { toward, radius } of craters) {
    const near = here.dot(toward)
    if (near < 0.97) continue
    const t = Math.acos(Math.min(1, near)) / radius
    if (t < 1.5) height += crater(t)
  }
  return height
}

/** Rust with darker plains, shaded craters and a white cap. */
export function marsPrint() {
  const [width, height] = [3584, 1792]
  const [canvas, brush] = sheet(width, height)
  const next = seeded(11)
  const fade = brush.createLinearGradient(0, 0, 0, height)
  fade.addColorStop(0, '#e8743f')
  fade.addColorStop(0.5, '#ef7f45')
  fade.addColorStop(1, '#d9622f')
  brush.fillStyle = fade
  brush.fillRect(0, 0, width, height)
  const plains = ['#c9522a', '#f6a56a', '#b8462a', '#f9b987'] as const
  for (let i = 0; i < 46; i++) {
    const [x, y] = [next() * width, height * (0.15 + next() * 0.7)]
    const [rx, ry] = [120 + next() * 420, 40 + next() * 120]
    const color = plains[i % plains.length] ?? plains[0]
    for (const wrap of [-width, 0, width]) {
      brush.save()
      brush.translate(x + wrap, y)
      brush.scale(rx, ry)
      const soft = brush.createRadialGradient(0, 0, 0.3, 0, 0, 1)
      soft.addColorStop(0, `${color}aa`)
      soft.addColorStop(1, `${color}00`)
      brush.fillStyle = soft
      brush.beginPath()
      brush.arc(0, 0, 1, 0, Math.PI * 2)
      brush.fill()
      brush.restore()
    }
  }
  brush.fillStyle = 'rgba(160, 58, 30, .42)'
  for (const { longitude, latitude, radius } of craters) {
    const x = ((longitude + Math.PI) / (2 * Math.PI)) * width
    const y = ((Math.PI / 2 - latitude) / Math.PI) * height
    const [rx, ry] = [
      ((radius / Math.cos(latitude)) * width) / (2 * Math.PI),
      (radius * height) / Math.PI,
    ]
    for (const wrap of [-width, 0, width]) {
      brush.beginPath()
      brush.ellipse(x + wrap, y, rx * 0.96, ry * 0.96, 0, 0, Math.PI * 2)
      brush.fill()
    }
  }
  brush.fillStyle = '#fff4ea'
  brush.beginPath()
  brush.moveTo(0, 0)
  for (let i = 0; i <= 64; i++) {
    const around = (i / 64) * Math.PI * 2
    brush.lineTo(
      (i / 64) * width,
      height * (0.075 + 0.012 * Math.sin(around * 5) + 0.008 * Math.sin(around * 9)),
    )
  }
  brush.lineTo(width, 0)
  brush.fill()
  return texture(canvas, { wraps: true })
}
