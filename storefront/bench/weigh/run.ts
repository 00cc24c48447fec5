import { inTab } from '../measure.ts'
import { launchPhone } from '../phone.ts'
import { openShop } from '../shop.ts'
import { readScripts } from './builtScripts.ts'
import { weigh, type Weight } from './parts.ts'
import { formatWeights } from './table.ts'

/*
 * `npm run weigh [-- folder]`: opens pages of the built shop on a phone and prints what their scripts consist of, until
 * the network is idle and without what is fetched ahead. With the folder of another built checkout it prints the
 * difference too.
 */

const pages = {
  landing: '/',
  listing: '/shop',
  product: '/orboot/earth',
  cart: '/cart',
  'about us': '/about-us',
}
const [, , other] = process.argv

const phone = await launchPhone()
try {
  const mine = await weighPages('.')
  const others = other === undefined ? undefined : await weighPages(other)
  for (const [page, parts] of mine) {
    console.log(`\n## ${page}\n\n${formatWeights(parts, others?.get(page))}`)
  }
} finally {
  phone.close()
}

/** The weights of each page's parts in the built checkout of this folder, by the page's name. */
async function weighPages(
  folder: string,
): Promise<ReadonlyMap<string, ReadonlyMap<string, Weight>>> {
  const shop = await openShop(folder)
  try {
    const weights = new Map<string, ReadonlyMap<string, Weight>>()
    for (const [page, path] of Object.entries(pages)) {
      const files = await inTab(phone, { isThrottled: false, savesData: true }, async (tab) => {
        // In the United Kingdom chat and measuring wait for consent, so a slow machine does not count them.
        await tab.navigate(`${shop.near}${path}?cc=GB`)
        await tab.idle()
        return tab.traffic.scripts.filter((file) => file.startsWith('assets/'))
      })
      weights.set(page, weigh(await readScripts(folder, files)))
    }
    return weights
  } finally {
    await shop.close()
  }
}
