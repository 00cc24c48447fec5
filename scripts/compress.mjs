/** Compresses the text files of a build once: `x.br` and `x.gz` beside `x`. The server chooses one. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const isText = /\.(?:html|js|css|svg|json|xml|txt|ico|webmanifest)$/
/** In bytes. Compressing a smaller file saves less than the additional header costs. */
const smallestBytes = 512
/** How many files are compressed in parallel: zlib has four threads. */
const parallelFiles = 4

async function compress(file, brotliLevel) {
  const bytes = await readFile(file)
  if (bytes.length < smallestBytes) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliLevel,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await Promise.all([
    promisify(brotliCompress)(bytes, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    promisify(gzip)(bytes, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ])
}

/** Compresses the text files below a folder. Brotli has the levels 0 to 11. */
export async function compressFolder(folder, brotliLevel) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && isText.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
  const workers = Array.from({ length: parallelFiles }, async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop())
      await compress(file, brotliLevel)
  })
  await Promise.all(workers)
}
