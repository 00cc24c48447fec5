import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { galleryKinds, type PictureKind } from '../../picture.ts'
import type { Manifest, PictureRecord } from './plan.ts'

const header = '// Written by `npm run art`. Do not edit.\n'

/** The imports and the constant of one picture. */
function codeOf({ name, kind, width, height, colour, placeholder, widths }: PictureRecord) {
  const file = (w: number, format: string) => `${kind}${w}${format}`
  const imports = widths.flatMap((w) =>
    ['avif', 'webp'].map(
      (format) => `import ${file(w, format)} from './${name}-${kind}-${w}.${format}?no-inline'\n`,
    ),
  )
  const files = widths.map((w) => `  [${w}, ${file(w, 'avif')}, ${file(w, 'webp')}],\n`)
  const call = `picture([${width}, ${height}], '${colour}', '${placeholder}', [\n${files.join('')}])`
  return {
    imports: imports.join(''),
    constant: `\nexport const ${kind} = /* @__PURE__ */ ${call}\n`,
  }
}

/** The module of these pictures. A picture that is not rendered yet is replaced by the square. */
function moduleOf(kinds: readonly PictureKind[], records: readonly PictureRecord[]): string {
  const taken = kinds.flatMap((kind) => records.filter((record) => record.kind === kind))
  const codes = taken.map(codeOf)
  const missing = kinds.filter((kind) => !taken.some((record) => record.kind === kind))
  const helper = codes.length > 0 ? "import { picture } from '../../picture.ts'\n" : ''
  return [
    header,
    helper,
    ...codes.map(({ imports }) => imports),
    ...codes.map(({ constant }) => constant),
    ...missing.map((kind) => `export { square as ${kind} } from './square.ts'\n`),
  ].join('')
}

function grouped(records: readonly PictureRecord[]): [string, PictureRecord[]][] {
  const groups = new Map<string, PictureRecord[]>()
  for (const record of records)
    groups.set(record.name, [...(groups.get(record.name) ?? []), record])
  return [...groups]
}

const isFigure = (records: readonly PictureRecord[]) => records[0]?.kind === 'figure'

/**
 * Writes the manifest, the modules of each name, and their index modules. A product's square has a
 * module of its own, because lists load all squares, and a page only its own pictures.
 */
export async function publish(art: string, manifest: Manifest): Promise<void> {
  const sorted = Object.entries(manifest).toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  const groups = grouped(sorted.map(([, record]) => record))
  const figures = groups.filter(([, records]) => isFigure(records)).map(([name]) => name)
  const products = groups.filter(([, records]) => !isFigure(records)).map(([name]) => name)
  const write = (path: string, text: string) => writeFile(join(art, path), text)

  await Promise.all(
    groups.map(async ([name, records]) => {
      const folder = `pictures/${name}`
      await mkdir(join(art, folder), { recursive: true })
      if (isFigure(records)) return write(`${folder}/index.ts`, moduleOf(['figure'], records))
      await write(`${folder}/square.ts`, moduleOf(['square'], records))
      await write(`${folder}/page.ts`, moduleOf(['hero', 'portrait'], records))
      const gallery = galleryKinds.filter((kind) => records.some((record) => record.kind === kind))
      if (gallery.length > 0) await write(`${folder}/gallery.ts`, moduleOf(gallery, records))
      const reexports = [
        "export { square } from './square.ts'\n",
        "export { hero, portrait } from './page.ts'\n",
        ...(gallery.length > 0 ? [`export { ${gallery.join(', ')} } from './gallery.ts'\n`] : []),
      ]
      return write(`${folder}/index.ts`, header + reexports.join(''))
    }),
  )
  await write(
    'manifest.ts',
    `${header}import type { Manifest } from './studio/cli/plan.ts'\n\nexport const manifest: Manifest = ${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`,
  )
  await write(
    'pictures/index.ts',
    header + products.map((name) => `export * as ${name} from './${name}/index.ts'\n`).join(''),
  )
  await write(
    'pictures/squares.ts',
    `${header}${products.map((name) => `import { square as ${name} } from './${name}/square.ts'\n`).join('')}
/** The square picture of every product, for lists and the cart. */
export const squares = {\n${products.map((name) => `  ${name},\n`).join('')}}\n`,
  )
  await write(
    'pictures/figures.ts',
    header +
      figures.map((name) => `export { figure as ${name} } from './${name}/index.ts'\n`).join(''),
  )
}
