/**
 * Renders what changed:      npm run art
 * Renders some of it:        npm run art -- orboot plugo_count-square
 * Quick proofs as PNG:       npm run art -- --proof FOLDER orboot
 * Same bytes again?          npm run art -- --check [names]
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isKnownSku, products } from '@stemside/rules'
import sharp from 'sharp'
import { manifest } from '../../manifest.ts'
import type { Format } from '../rig/shot.ts'
import { type Hand, openStudio } from './browser.ts'
import { encode, save } from './encode.ts'
import { inTurn } from './in-turn.ts'
import { type Manifest, widths } from './plan.ts'
import { publish } from './publish.ts'

const art = fileURLToPath(new URL('../..', import.meta.url))
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' }, proof: { type: 'string' } },
})

/** Of a final picture: enough for smooth edges and shadows, see docs/decisions/041-rendering-in-many-passes.md. */
const final = { passes: 14, scale: 1 }
const quick = { passes: 6, scale: 0.5 }

interface Job {
  readonly id: string
  readonly name: string
  readonly kind: Format
}

const studio = await openStudio(2)
const catalogue = (await studio.hands[0]?.list()) ?? []
const everything = catalogue.flatMap(({ name, formats }) =>
  formats.map((kind): Job => ({ id: `${name}-${kind}`, name, kind })),
)
const jobs =
  wanted.length === 0
    ? everything
    : wanted.flatMap((asked) => everything.filter(({ id, name }) => asked === name || asked === id))
const stays = (id: string) => wanted.length > 0 || everything.some((job) => job.id === id)
let records: Manifest = Object.fromEntries(Object.entries(manifest).filter(([id]) => stays(id)))

/** Encoding runs behind the next rendering; writing goes one by one. */
let desk = Promise.resolve()

async function proof(hand: Hand, { id, name, kind }: Job, folder: string) {
  await hand.prepare(name, kind)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${id}.png`), await hand.shoot(quick))
}

async function check(hand: Hand, { id, name, kind }: Job) {
  await hand.prepare(name, kind)
  const { digest } = await encode(await hand.shoot(final), id, kind)
  const same = digest === records[id]?.digest
  console.log(`${id}: ${same ? 'the same bytes' : 'OTHER BYTES'}`)
  if (!same) process.exitCode = 1
}

async function render(hand: Hand, job: Job) {
  const fingerprint = await hand.prepare(job.name, job.kind)
  if (records[job.id]?.fingerprint === fingerprint) return
  const png = await hand.shoot(final)
  desk = desk.then(() => file(job, png, fingerprint))
}

async function file({ id, name, kind }: Job, png: Buffer, fingerprint: string) {
  const encoded = await encode(png, id, kind)
  const { width, height } = await sharp(png).metadata()
  const { colour, placeholder, digest } = encoded
  await save(join(art, 'pictures', name), encoded)
  const formats = ['avif', 'webp'] as const
  const record = { name, kind, width, height, widths: widths[kind], formats, colour, placeholder }
  records = { ...records, [id]: { ...record, fingerprint, digest } }
  await publish(art, records)
  const size = encoded.files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  console.log(`${new Date().toISOString().slice(11, 19)} ${id}: ${Math.round(size / 1000)} KB`)
}

/** Boxes are printed with the squares of what is in them. */
const showsBoxes = (name: string) => isKnownSku(name) && products[name].kind === 'bundle'

/** Works through scenes, which the hands share: a scene is built once for all its formats. */
async function work(hand: Hand, scenes: string[]): Promise<void> {
  const name = scenes.shift()
  if (name === undefined) return
  await inTurn(
    jobs.filter((job) => job.name === name),
    (job) => {
      if (options.proof !== undefined) return proof(hand, job, options.proof)
      return options.check === true ? check(hand, job) : render(hand, job)
    },
  )
  await work(hand, scenes)
}

const scenes = [...new Set(jobs.map(({ name }) => name))]
for (const part of [scenes.filter((name) => !showsBoxes(name)), scenes.filter(showsBoxes)]) {
  await Promise.all(studio.hands.map((hand) => work(hand, part)))
  await desk
}
if (options.proof === undefined && options.check !== true) await publish(art, records)
await studio.close()
