/**
 * Renders what changed:      npm run art
 * Renders some of it:        npm run art -- orboot plugo_count-square
 * Quick proofs as PNG:       npm run art -- --proof FOLDER orboot
 * Same bytes again?          npm run art -- --check [names]
 * On a busy machine:         npm run art -- --browsers 1
 *
 * A name is a product's, a picture's (orboot-box) or a kind's (box).
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isKnownSku, products } from '@stemside/rules'
import sharp from 'sharp'
import { manifest } from '../../manifest.ts'
import { galleryKinds, type PictureKind } from '../../picture.ts'
import { type Hand, openStudio } from './browser.ts'
import { encode, save } from './encode.ts'
import { inTurn } from './in-turn.ts'
import { type Manifest, widths } from './plan.ts'
import { publish } from './publish.ts'

const art = fileURLToPath(new URL('../..', import.meta.url))
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean' },
    proof: { type: 'string' },
    browsers: { type: 'string', default: '2' },
  },
})

/**
 * Settings of a final picture: enough passes for smooth edges and shadows, see
 * docs/decisions/041-rendering-in-many-passes.md.
 */
const final = { passes: 14, scale: 1 }
const quick = { passes: 6, scale: 0.5 }

interface Job {
  readonly id: string
  readonly name: string
  readonly kind: PictureKind
}

const studio = await openStudio(Number(options.browsers))
const catalogue = (await studio.hands[0]?.list()) ?? []
const everything = catalogue.flatMap(({ name, kinds }) =>
  kinds.map((kind): Job => ({ id: `${name}-${kind}`, name, kind })),
)
const jobs =
  wanted.length === 0
    ? everything
    : wanted.flatMap((asked) =>
        everything.filter(({ id, name, kind }) => [name, id, kind].includes(asked)),
      )
const stays = (id: string) => wanted.length > 0 || everything.some((job) => job.id === id)
let records: Manifest = Object.fromEntries(Object.entries(manifest).filter(([id]) => stays(id)))

/** Encoding runs while the next picture is rendered. Files are written one after the other. */
let desk = Promise.resolve()

let done = 0

/** Says what became of a picture, and how far the run is. */
function say(id: string, what: string) {
  done++
  console.log(`${new Date().toISOString().slice(11, 19)} ${done} of ${jobs.length} ${id}: ${what}`)
}

async function proof(hand: Hand, { id, name, kind }: Job, folder: string) {
  await hand.prepare(name, kind)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${id}.png`), await hand.shoot(quick))
  say(id, 'a proof')
}

async function check(hand: Hand, { id, name, kind }: Job) {
  await hand.prepare(name, kind)
  const { digest } = await encode(await hand.shoot(final), id, kind)
  const same = digest === records[id]?.digest
  say(id, same ? 'the same bytes' : 'OTHER BYTES')
  if (!same) process.exitCode = 1
}

async function render(hand: Hand, job: Job) {
  const started = Date.now()
  const fingerprint = await hand.prepare(job.name, job.kind)
  if (records[job.id]?.fingerprint === fingerprint) {
    say(job.id, 'unchanged')
    return
  }
  const png = await hand.shoot(final)
  const seconds = Math.round((Date.now() - started) / 1000)
  desk = desk.then(() => file(job, png, fingerprint, seconds))
}

async function file({ id, name, kind }: Job, png: Buffer, fingerprint: string, seconds: number) {
  const encoded = await encode(png, id, kind)
  const { width, height } = await sharp(png).metadata()
  const { colour, placeholder, digest } = encoded
  await save(join(art, 'pictures', name), encoded)
  const formats = ['avif', 'webp'] as const
  const record = { name, kind, width, height, widths: widths[kind], formats, colour, placeholder }
  records = { ...records, [id]: { ...record, fingerprint, digest } }
  await publish(art, records)
  const size = encoded.files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  say(
    id,
    `rendered in ${seconds} s, ${Math.round(size / 1000)} KB in ${encoded.files.length} files`,
  )
}

/** The boxes in bundles and galleries show the square pictures of their products. */
const showsBoxes = ({ name, kind }: Job) =>
  (isKnownSku(name) && products[name].kind === 'bundle') ||
  galleryKinds.some((known) => known === kind)

/**
 * Takes scenes from the shared list until it is empty. A scene is built once for all its formats.
 */
async function work(hand: Hand, scenes: string[], part: readonly Job[]): Promise<void> {
  const name = scenes.shift()
  if (name === undefined) return
  await inTurn(
    part.filter((job) => job.name === name),
    (job) => {
      if (options.proof !== undefined) return proof(hand, job, options.proof)
      return options.check === true ? check(hand, job) : render(hand, job)
    },
  )
  await work(hand, scenes, part)
}

for (const part of [jobs.filter((job) => !showsBoxes(job)), jobs.filter(showsBoxes)]) {
  const scenes = [...new Set(part.map(({ name }) => name))]
  await Promise.all(studio.hands.map((hand) => work(hand, scenes, part)))
  await desk
}
if (options.proof === undefined && options.check !== true) await publish(art, records)
await studio.close()
