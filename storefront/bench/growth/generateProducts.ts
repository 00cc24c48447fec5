import { cp, mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises'
import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** The real product whose texts and pictures a made-up product copies and varies. */
const template = 'dabble_marble_run'

/** Copies the repository's files to `folder` and links its installed packages. */
export async function copyRepository(root: string, folder: string): Promise<void> {
  const listed = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  for (const file of listed.split('\n').filter((one) => one !== '')) {
    await cp(path.join(root, file), path.join(folder, file))
  }
  const packages = path.join(folder, 'node_modules')
  await mkdir(path.join(packages, '@stemside'), { recursive: true })
  for (const name of await readdir(path.join(root, 'node_modules'))) {
    if (name === '@stemside') continue
    await symlink(path.join(root, 'node_modules', name), path.join(packages, name))
  }
  for (const name of ['rules', 'ui', 'storefront', 'mock-server']) {
    await symlink(path.join(folder, name), path.join(packages, '@stemside', name))
  }
}

/**
 * Adds `count` made-up products to the copy at `folder`: to the catalogue, the prices, the cards, the texts and the
 * pictures. Each has a page, its own texts and its own picture data. All use the template's picture files. A fixed
 * seed makes every run generate the same products.
 */
export async function generateProducts(folder: string, count: number): Promise<void> {
  const random = randomFrom(33)
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const products = numbers.map((number) => ({
    sku: `made_up_${number}`,
    path: `/dabble/made-up-${number}`,
    name: `${sentence(random, 2)} ${number}`,
    line: sentence(random, 6),
    price: `${5 + Math.floor(random() * 95)}.99`,
    from: 4 + Math.floor(random() * 4),
  }))
  const squares = 'ui/art/pictures/squares.ts'
  const entries: readonly [file: string, line: (product: (typeof products)[number]) => string][] = [
    [
      'rules/src/catalogue/products.ts',
      ({ sku, name, path: page }) => `${sku}: sold('${name}', 'dabble', 'craft', '${page}'),`,
    ],
    [
      'rules/seed/prices.ts',
      ({ sku, price }) => `${sku}: ['999', '${price}', '${price}', '${price}', '99'],`,
    ],
    [
      'ui/src/content/shelf.ts',
      ({ sku, name, line, from }) =>
        `${sku}: card('Dabble', '${name}', '${line}', ${from}, ${from + 6}, ['stem', 'planning']),`,
    ],
    ['ui/src/content/words.ts', ({ sku }) => `${sku}: () => import('./products/${sku}.ts'),`],
    [squares, ({ sku }) => `${sku},`],
  ]
  for (const [file, line] of entries) {
    await addBefore(path.join(folder, file), `\n  ${template}`, products.map(line))
  }
  await addBefore(
    path.join(folder, squares),
    `\nimport { square as ${template} }`,
    products.map(({ sku }) => `import { square as ${sku} } from './${sku}/square.ts'`),
  )
  const words = await readFile(path.join(folder, `ui/src/content/products/${template}.ts`), 'utf8')
  const square = await readFile(path.join(folder, `ui/art/pictures/${template}/square.ts`), 'utf8')
  for (const { sku, name } of products) {
    const own = words
      .replaceAll(`'${template}'`, `'${sku}'`)
      .replaceAll('Dabble Marble Run', name)
      .replaceAll(
        /(description|text|shortDescription):\s+'[^']*'/g,
        (_, key: string) => `${key}: '${sentence(random, 24)}'`,
      )
    await writeFile(path.join(folder, `ui/src/content/products/${sku}.ts`), own)
    await mkdir(path.join(folder, `ui/art/pictures/${sku}`))
    await writeFile(
      path.join(folder, `ui/art/pictures/${sku}/square.ts`),
      square
        .replaceAll(`'./${template}-square`, `'../${template}/${template}-square`)
        // Random last bytes make the placeholder as hard to compress as a real one of this size.
        .replace(/[A-Za-z0-9+/]{40}={0,2}'/, `${letters(random, 40)}'`),
    )
  }
}

/** Inserts lines before the statement or entry that begins with `start`. */
async function addBefore(file: string, start: string, lines: readonly string[]): Promise<void> {
  const text = await readFile(file, 'utf8')
  const place = text.indexOf(start)
  if (place < 0) throw new Error(`${file} has no line ${start.trim()}`)
  await writeFile(file, `${text.slice(0, place)}\n${lines.join('\n')}${text.slice(place)}`)
}

const syllables = ['ba', 'cor', 'del', 'fin', 'gra', 'hol', 'ki', 'lum', 'mo', 'nes', 'pra', 'tiv']

function sentence(random: () => number, words: number): string {
  const word = () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(random, syllables)).join('')
  const text = Array.from({ length: words }, word).join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function letters(random: () => number, length: number): string {
  const all = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
  return Array.from({ length }, () => all.charAt(Math.floor(random() * all.length))).join('')
}

function pick<T>(random: () => number, all: readonly T[]): T | undefined {
  return all[Math.floor(random() * all.length)]
}

/** A linear congruential generator. It returns the same numbers in every run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
