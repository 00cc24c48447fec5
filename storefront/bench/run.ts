import { measureAnswers } from './answers.ts'
import * as bench from './measure.ts'
import { floorPage, plainPage } from './pages.ts'
import { launchPhone } from './phone.ts'
import { openShop, type Shop } from './shop.ts'
import { formatTable, type Figures } from './table.ts'

/*
 * `npm run bench:storefront [-- rounds [folder]]`: measures the built shop on a slow phone and prints a table of
 * medians. With the folder of another built checkout it measures both alternately. docs/measurements.md defines the
 * figures. Run it on a machine that does nothing else.
 */

const [, , rounds = '5', ...others] = process.argv
const pages = { landing: '/', listing: '/shop', product: '/orboot/earth' } as const
const conditionA = { isThrottled: true, savesData: true }
const conditionB = { isThrottled: false, savesData: true }

const phone = await launchPhone()
const shops = new Map<string, Shop>()
const builds = new Map<string, Figures>()
try {
  for (const name of ['this build', ...others]) {
    const shop = await openShop(name === 'this build' ? '.' : name)
    shops.set(name, shop)
    builds.set(name, new Map())
    for (const path of Object.values(pages)) await addOwnPages(shop, path)
  }
  for (let round = 1; round <= Number(rounds); round += 1) {
    for (const [name, shop] of shops) {
      console.error(`round ${round} of ${rounds}: ${name}`)
      for (const [figure, value] of Object.entries(await measure(shop))) {
        const figures = builds.get(name)
        figures?.set(figure, [...(figures.get(figure) ?? []), value])
      }
    }
  }
  console.log(formatTable(builds))
} finally {
  phone.close()
  for (const shop of shops.values()) await shop.close()
}

/** Creates the floor page of a page, and the same page with ordinary script tags. */
function addOwnPages({ near, ownPages }: Shop, path: string): Promise<void> {
  return bench.inTab(phone, { isThrottled: false }, async (tab) => {
    await tab.navigate(near + path)
    await tab.idle()
    ownPages.set(`floor.localhost${path}`, floorPage(await tab.text('probe.hero()')))
    const html = `fetch(location.href).then((answer) => answer.text())`
    ownPages.set(`plain.localhost${path}`, await tab.text(`${html}.then(${plainPage.toString()})`))
  })
}

/** One round: every figure of the table. */
async function measure({ near, far }: Shop): Promise<Record<string, number>> {
  const figures: Record<string, number> = {}
  for (const [page, path] of Object.entries(pages)) {
    const a = await bench.measureLoad(phone, near + path, conditionA)
    const prefetching = await bench.measureLoad(phone, near + path, { isThrottled: true })
    const b = await bench.measureLoad(phone, far('localhost') + path, conditionB)
    const floor = await bench.measureLoad(phone, far('floor.localhost') + path, conditionB)
    const plain = await bench.measureLoad(phone, far('plain.localhost') + path, conditionB)
    figures[`${page}: LCP A`] = a.lcp
    figures[`${page}: LCP B`] = b.lcp
    figures[`${page}: LCP B of the floor page`] = floor.lcp
    figures[`${page}: TBT A`] = a.tbt
    // Three decimals, as in Lighthouse.
    figures[`${page}: CLS`] = Math.round(a.cls * 1000) / 1000
    figures[`${page}: ready B`] = b.ready
    figures[`${page}: ready B, plain script tags`] = plain.ready
    figures[`${page}: script until idle`] = a.scriptBytes / 1024
    figures[`${page}: script with prefetching`] = prefetching.scriptBytes / 1024
    figures[`${page}: requests until idle`] = a.requests
    figures[`${page}: requests with prefetching`] = prefetching.requests
  }
  const early = await bench.measureEarlyPress(phone, near + pages.product)
  const measured = await bench.measureMeasuring(phone, near + pages.product)
  return {
    ...figures,
    'pressed at first paint → acknowledged': early.acknowledged,
    'pressed at first paint → cart shown': early.shown,
    'Add to cart → overlay': await bench.measureAdding(phone, near + pages.product),
    'measured page: longest task after loading': measured.longestTask,
    'measured page: INP of Add to cart': measured.inp,
    'measured page: CLS after Add to cart': Math.round(measured.cls * 1000) / 1000,
    'listing → product': await bench.measureOpening(phone, near + pages.listing),
    'cart page with two toys: lines and total': await bench.measureCart(phone, near),
    ...(await measureAnswers(phone, near)),
  }
}
