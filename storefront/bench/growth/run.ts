import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { inTab, measureLoad } from '../measure.ts'
import { launchPhone, type Phone } from '../phone.ts'
import { openShop, readOrigin } from '../shop.ts'
import { median } from '../table.ts'
import { copyRepository, generateProducts } from './generateProducts.ts'

/*
 * `npm run bench:growth [-- 33 100 …]`: measures the shop with made-up catalogues of these sizes and
 * prints a table. It builds each catalogue with the ordinary build, in a copy of the repository in the
 * system's temporary folder.
 */

/** The number of real products. */
const real = 32
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [33, 100, 300, 1000]
const rounds = 3
const root = process.cwd()

/** Actions in the listing, as code that runs in the page. */
const chooseLine = `document.querySelector('[aria-label="Filters and order"] button:enabled').click()`
const search = `const form = document.querySelector('form[action="/shop"]'); form.q.value = 'plan'; form.requestSubmit()`

const columns = new Map<number, ReadonlyMap<string, number>>()
for (const size of sizes) {
  console.error(`${size} products …`)
  const column = await measureSize(size)
  columns.set(size, column)
  // A later size may take too long or fail, so each column is shown at once.
  console.error([...column].map(([figure, value]) => `${figure}: ${Math.round(value)}`).join('\n'))
}
const figures = [...(columns.values().next().value?.keys() ?? [])]
console.log(`| figure | ${sizes.map((size) => `${size} products`).join(' | ')} |`)
console.log(`| --- | ${sizes.map(() => '---:').join(' | ')} |`)
for (const figure of figures) {
  const cells = sizes.map((size) => Math.round(columns.get(size)?.get(figure) ?? Number.NaN))
  console.log(`| ${figure} | ${cells.join(' | ')} |`)
}

async function measureSize(size: number): Promise<ReadonlyMap<string, number>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stemside-growth-'))
  try {
    await copyRepository(root, folder)
    await generateProducts(folder, size - real)
    const began = performance.now()
    execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: 'inherit' })
    const build = (performance.now() - began) / 1000
    return new Map([
      ['build, s', build],
      ...(await measureServer(folder)),
      ...(await measureListing(folder)),
    ])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Medians of several starts. Memory is the resident size after one page and one price list. */
async function measureServer(folder: string): Promise<[string, number][]> {
  const starts: number[] = []
  const memories: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'stemside-growth-data-'))
    const began = performance.now()
    const server = spawn(process.execPath, ['mock-server/dist/main.js'], {
      cwd: folder,
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const origin = await readOrigin(createInterface(server.stdout))
    starts.push(performance.now() - began)
    await (await fetch(`${origin}/shop`)).text()
    const options = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"cart":[]}',
    }
    await (await fetch(`${origin}/get_skus?countryCode=US`, options)).text()
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)]).toString()
    memories.push(Number(kilobytes) / 1024)
    const exited = once(server, 'exit')
    server.kill('SIGTERM')
    await exited
    await rm(dataDir, { recursive: true, force: true })
  }
  return [
    ['server: start, ms', median(starts)],
    ['server: memory, MB', median(memories)],
  ]
}

/** Runs an action in the idle listing. Returns the milliseconds until a new count of toys is painted. */
function timeChange(phone: Phone, url: string, action: string): Promise<number> {
  return inTab(phone, { isThrottled: false }, async (tab) => {
    await tab.navigate(url)
    await tab.idle()
    const [time = Number.NaN] = await tab.numbers(`(async () => {
      const count = document.querySelector('output[data-part=found]')
      const before = count.textContent
      const begin = performance.now()
      ${action}
      return (await probe.when(() => count.textContent !== before)) - begin
    })()`)
    return time
  })
}

/** The listing on the bench's phone, under condition A. */
async function measureListing(folder: string): Promise<[string, number][]> {
  const page = path.join(folder, 'storefront/dist/pages/US/shop/index.html')
  const shop = await openShop(folder)
  const phone = await launchPhone()
  try {
    const url = `${shop.near}/shop`
    const load = await measureLoad(phone, url, { isThrottled: true, savesData: true })
    const filters: number[] = []
    const searches: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      filters.push(await timeChange(phone, url, chooseLine))
      searches.push(await timeChange(phone, url, search))
    }
    return [
      ['listing: HTML, KB', (await stat(page)).size / 1024],
      ['listing: HTML after brotli, KB', (await stat(`${page}.br`)).size / 1024],
      ['listing: script until idle, KB', load.scriptBytes / 1024],
      ['listing: requests until idle', load.requests],
      ['listing: LCP A, ms', load.lcp],
      ['listing: TBT A, ms', load.tbt],
      ['listing: a filter chosen → painted, ms', median(filters)],
      ['listing: a search → painted, ms', median(searches)],
    ]
  } finally {
    phone.close()
    await shop.close()
  }
}
