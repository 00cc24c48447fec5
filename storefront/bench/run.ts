import { startShop } from './shop.ts'
import { portOf, startFront } from './front.ts'
import { launchBare } from './bareBrowser.ts'
import { measureLoad, type PageFigures } from './measureLoad.ts'
import { measureAdding, measureOpening } from './measurePress.ts'
import { startShapedLink } from './shapedLink.ts'

/*
 * `npm run bench:storefront [-- times]`: the built shop on a slow phone, beside its targets. A is the
 * browser's own throttle; B a link that charges connections their round trips too, compared with a
 * floor page that holds the same hero and nothing else. Medians; run it on a machine that is idle.
 */

const times = Number(process.argv[2] ?? 5)
const pages = { landing: '/', listing: '/shop', product: '/orboot/earth' } as const
const throttle = { roundTrip: 150, down: 1_600_000 }
const shape = { roundTrip: 150, down: 1_600_000 / 8, up: 750_000 / 8 }

const shop = await startShop()
const own = new Map<string, string>()
const front = await startFront(shop.origin, own)
const link = await startShapedLink(portOf(front), shape)
const browser = await launchBare()
const near = `https://localhost:${portOf(front)}`
const far = `https://localhost:${portOf(link)}`

try {
  for (const [name, path] of Object.entries(pages)) {
    const a = await repeat(() => measureLoad(browser, near + path, { throttle }))
    const ahead = await repeat(() =>
      measureLoad(browser, near + path, { throttle, prefetches: true }),
    )
    own.set(`/floor-${name}`, floorPage(a[0]?.hero ?? ''))
    const b: PageFigures[] = []
    const floor: PageFigures[] = []
    // In turns, so that both meet the same machine.
    for (let turn = 0; turn < times; turn += 1) {
      b.push(await measureLoad(browser, far + path))
      floor.push(await measureLoad(browser, `${far}/floor-${name}`))
    }
    const lcpB = median(b, 'lcp')
    const lcpFloor = median(floor, 'lcp')
    print(name, [
      ['JavaScript until idle, KB of 1,024 bytes', median(a, 'scriptBytes') / 1024, 104],
      ['JavaScript with what is prefetched, KB', median(ahead, 'scriptBytes') / 1024, 124],
      ['requests until idle', median(a, 'requests'), 24],
      ['requests with what is prefetched', median(ahead, 'requests'), 50],
      ['LCP under A, ms', median(a, 'lcp'), 800],
      ['TBT under A, ms', median(a, 'tbt'), 50],
      // To three places, as the figures that it is compared with.
      ['CLS', Math.round(median(a, 'cls') * 1000) / 1000, 0],
      [
        `LCP under B ${Math.round(lcpB)} ms, floor ${Math.round(lcpFloor)} ms, ratio`,
        lcpB / lcpFloor,
        1.25,
      ],
    ])
  }
  const adding = await repeat(() => measureAdding(browser, near + pages.product, throttle))
  const opening = await repeat(() => measureOpening(browser, near + pages.listing, throttle))
  print('presses', [
    ['Add to cart → overlay painted, ms', middle(adding), 100],
    ['listing → product painted, ms', middle(opening), 300],
  ])
} finally {
  await browser.close()
  link.close()
  front.close()
  await shop.stop()
}

async function repeat<T>(measure: () => Promise<T>): Promise<readonly T[]> {
  const all: T[] = []
  for (let turn = 0; turn < times; turn += 1) all.push(await measure())
  return all
}

function median(all: readonly PageFigures[], figure: Exclude<keyof PageFigures, 'hero'>): number {
  return middle(all.map((figures) => figures[figure]))
}

function middle(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN
}

/** The same hero at the same size, and nothing else. */
function floorPage(hero: string): string {
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><title>Floor</title>',
    '<style>body{margin:0}img{width:100%;height:100%}</style>',
    hero,
  ].join('')
}

function print(title: string, rows: readonly (readonly [string, number, number])[]) {
  console.log(`\n${title}`)
  for (const [what, value, target] of rows) {
    const figure = value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0).padStart(8)
    const ratio = target === 0 ? '' : `${(value / target).toFixed(2)} of it`
    console.log(
      `  ${what.padEnd(56)} ${figure}   target ≤ ${target}   ${value <= target ? 'met ' : 'MISS'} ${ratio}`,
    )
  }
}
