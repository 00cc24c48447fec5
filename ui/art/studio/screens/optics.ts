import { painted, pill, print, sticker } from '../kit/paint.ts'
import { nightGround } from './parts.ts'

/** A dark lab table with a grid on which mirrors are set. */
export async function opticsScreen() {
  const star = await sticker('2b50')
  return painted(2048, 1440, (brush) => {
    nightGround(brush, ['#150f38', '#1d1650', '#271e68'], 300)
    brush.strokeStyle = 'rgba(140, 130, 255, .45)'
    brush.lineWidth = 5
    for (let i = 0; i <= 8; i++) {
      brush.beginPath()
      brush.moveTo(124 + i * 225, 80)
      brush.lineTo(124 + i * 225, 1360)
      brush.stroke()
    }
    for (let i = 0; i <= 5; i++) {
      brush.beginPath()
      brush.moveTo(124, 100 + i * 248)
      brush.lineTo(1924, 100 + i * 248)
      brush.stroke()
    }
    pill(brush, [640, 1180, 640, 176], 88, '#ff5a8a')
    print(brush, 'Hit the gem!', [960, 1300], {
      size: 96,
      weight: 900,
      fill: '#2b0716',
      centred: true,
    })
    for (let i = 0; i < 3; i++) brush.drawImage(star, 110 + i * 140, 1210, 120, 120)
  })
}
