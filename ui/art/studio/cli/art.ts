/**
 * Render changed pictures:   npm run art
 * Render some pictures:      npm run art -- orboot plugo_count-square
 * Write quick proofs as PNG: npm run art -- --proof FOLDER orboot
 * Compare the bytes:         npm run art -- --check [names]
 * On a busy machine:         npm run art -- --browsers 1
 *
 * A name is the name of a product, of a picture (orboot-box) or of a kind (box).
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isKnownSku, products } from '@stemside/rules'
import { manifest } from '../../manifest.ts'
import { galleryKinds, type PictureKind } from '../../picture.ts'
import { openStudio, type Renderer } from './browser.ts'
import { encode, save } from './encode.ts'
import { inTurn } from './in-turn.ts'
import { idOf, type PictureRecord } from './plan.ts'
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
const catalogue = (await studio.renderers[0]?.list()) ?? []
const everything = catalogue.flatMap(({ name, kinds }) =>
  kinds.map((kind): Job => ({ id: idOf({ name, kind }), name, kind })),
)
const jobs =
  wanted.length === 0
    ? everything
    : wanted.flatMap((asked) =>
        everything.filter(({ id, name, kind }) => [name, id, kind].includes(asked)),
      )
const isKept = (id: string) => wanted.length > 0 || everything.some((job) => job.id === id)
const records = new Map<string, PictureRecord>(
  manifest.map((record) => [idOf(record), record] as const).filter(([id]) => isKept(id)),
)

/** Encodes and saves pictures one after the other, while the next picture is rendered. */
let saveQueue = Promise.resolve()

let done = 0

/** Prints the result of a picture and the progress of the run. */
function report(id: string, result: string) {
  done++
  console.log(
    `${new Date().toISOString().slice(11, 19)} ${done} of ${jobs.length} ${id}: ${result}`,
  )
}

async function proof(renderer: Renderer, { id, name, kind }: Job, folder: string) {
  await renderer.prepare(name, kind)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${id}.png`), await renderer.shoot(quick))
  report(id, 'a proof')
}

async function check(renderer: Renderer, { id, name, kind }: Job) {
  await renderer.prepare(name, kind)
  const { digest } = await encode(await renderer.shoot(final), id, kind)
  const same = digest === records.get(id)?.digest
  report(id, same ? 'the same bytes' : 'OTHER BYTES')
  if (!same) process.exitCode = 1
}

async function render(renderer: Renderer, job: Job) {
  const started = Date.now()
  const fingerprint = await renderer.prepare(job.name, job.kind)
  if (records.get(job.id)?.fingerprint === fingerprint) {
    report(job.id, 'unchanged')
    return
  }
  const png = await renderer.shoot(final)
  const seconds = Math.round((Date.now() - started) / 1000)
  saveQueue = saveQueue.then(() => saveEncoded(job, png, fingerprint, seconds))
}

async function saveEncoded(
  { id, name, kind }: Job,
  png: Buffer,
  fingerprint: string,
  seconds: number,
) {
  const encoded = await encode(png, id, kind)
  const { colour, placeholder, digest } = encoded
  await save(join(art, 'pictures', name), encoded)
  records.set(id, { name, kind, colour, placeholder, fingerprint, digest })
  await publish(art, [...records.values()])
  const size = encoded.files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  report(
    id,
    `rendered in ${seconds} s, ${Math.round(size / 1000)} KB in ${encoded.files.length} files`,
  )
}

/** Whether a picture shows boxes with the square pictures of products, which must be rendered first. */
const showsBoxes = ({ name, kind }: Job) =>
  (isKnownSku(name) && products[name].kind === 'bundle') ||
  galleryKinds.some((known) => known === kind)

/**
 * Takes scenes from the shared list until it is empty. A scene is built once for all its formats.
 */
async function work(renderer: Renderer, scenes: string[], part: readonly Job[]): Promise<void> {
  const name = scenes.shift()
  if (name === undefined) return
  await inTurn(
    part.filter((job) => job.name === name),
    (job) => {
      if (options.proof !== undefined) return proof(renderer, job, options.proof)
      return options.check === true ? check(renderer, job) : render(renderer, job)
    },
  )
  await work(renderer, scenes, part)
}

for (const part of [jobs.filter((job) => !showsBoxes(job)), jobs.filter(showsBoxes)]) {
  const scenes = [...new Set(part.map(({ name }) => name))]
  await Promise.all(studio.renderers.map((renderer) => work(renderer, scenes, part)))
  await saveQueue
}
if (options.proof === undefined && options.check !== true) await publish(art, [...records.values()])
await studio.close()
