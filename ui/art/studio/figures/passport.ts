import { shade, toy } from '../kit/colours.ts'
import { gloss, matte, satin } from '../kit/materials.ts'
import { type Brush, disc, painted, pill, print, sticker } from '../kit/paint.ts'
import { face, group, placed, roundedRect, slab } from '../kit/shapes.ts'

const [width, height] = [1.25, 1.7]

function stamp(
  brush: Brush,
  x: number,
  y: number,
  art: CanvasImageSource,
  color: string,
  turn: number,
): void {
  brush.save()
  brush.translate(x, y)
  brush.rotate(turn)
  brush.strokeStyle = color
  brush.lineWidth = 14
  brush.beginPath()
  brush.arc(0, 0, 150, 0, Math.PI * 2)
  brush.stroke()
  brush.drawImage(art, -95, -95, 190, 190)
  brush.restore()
}

/** An open explorer's passport, standing: its cover with a globe, a page with stamps. 1.75 high. */
export async function passport() {
  const [globe, tower, plane, ship, star] = await Promise.all([
    sticker('1f30d'),
    sticker('1f5fc'),
    sticker('2708-fe0f'),
    sticker('26f5'),
    sticker('2b50'),
  ])
  const cover = painted(750, 1020, (brush) => {
    brush.fillStyle = toy.cobalt
    brush.fillRect(0, 0, 750, 1020)
    disc(brush, 375, 520, 250, '#4a63f0')
    brush.drawImage(globe, 175, 320, 400, 400)
    print(brush, 'Passport', [375, 190], { size: 130, weight: 900, fill: '#ffc53d', centred: true })
    pill(brush, [215, 840, 320, 90], 45, '#ffc53d')
    print(brush, 'Explorer', [375, 905], { size: 62, weight: 800, fill: shade.ink, centred: true })
  })
  const page = painted(750, 1020, (brush) => {
    brush.fillStyle = '#fff6e2'
    brush.fillRect(0, 0, 750, 1020)
    stamp(brush, 220, 250, tower, '#ff5a4a', -0.2)
    stamp(brush, 530, 430, plane, '#2743e3', 0.25)
    stamp(brush, 230, 660, ship, '#14b8a6', 0.1)
    stamp(brush, 530, 820, star, '#8a63e8', -0.15)
  })
  const leaf = (color: string, map: ReturnType<typeof painted>, back: string) => {
    const printed = face(
      width - 0.08,
      height - 0.08,
      0.1,
      satin('#ffffff', { map, clearcoat: 0.1 }),
    )
    return group(
      slab(roundedRect(width, height, 0.13), 0.07, 0.03, gloss(back)),
      placed(printed, [0, 0, 0.037]),
      placed(
        slab(roundedRect(width - 0.1, height - 0.1, 0.1), 0.03, 0.01, matte(color)),
        [0, 0, -0.05],
      ),
    )
  }
  return group(
    placed(
      group(placed(leaf('#fff6e2', page, toy.cobalt), [-width / 2, height / 2, 0])),
      [0, 0, 0],
      [-0.16, 0.42, 0],
    ),
    placed(
      group(placed(leaf('#fff6e2', cover, toy.cobalt), [width / 2, height / 2, 0])),
      [0, 0, 0],
      [-0.16, -0.34, 0],
    ),
  )
}
