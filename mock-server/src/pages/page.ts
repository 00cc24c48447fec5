import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import accepts from 'accepts'

/** A page in memory, plain and as the build compressed it. */
export interface Page {
  /** Weak: it stands for the page in every encoding, as RFC 9110 §8.8.1 allows. */
  readonly etag: string
  readonly plain: Buffer
  readonly br: Buffer | undefined
  readonly gzip: Buffer | undefined
}

/** Reads a page of the build, and the compressed files beside it if there are any. */
export async function readPage(file: string): Promise<Page> {
  const [plain, br, gzip] = await Promise.all([
    readFile(file),
    readIfThere(`${file}.br`),
    readIfThere(`${file}.gz`),
  ])
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return { etag: `W/"${hash}"`, plain, br, gzip }
}

function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(() => undefined)
}

/** The smallest body of a page that the browser accepts. */
export function bodyFor(
  { plain, br, gzip }: Page,
  request: IncomingMessage,
): { readonly encoding?: string; readonly bytes: Buffer } {
  const accepted = accepts(request)
  if (br && accepted.encodings(['br']) !== false) return { encoding: 'br', bytes: br }
  if (gzip && accepted.encodings(['gzip']) !== false) return { encoding: 'gzip', bytes: gzip }
  return { bytes: plain }
}
