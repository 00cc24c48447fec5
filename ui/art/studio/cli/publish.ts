import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { galleryKinds, type PictureKind } from '../../picture.ts'
import { idOf, sizes, widths, type PictureRecord } from './plan.ts'

const header = '// Written by `npm run art`. Do not edit.\n'

/** The imports and the constant of one picture. */
function codeOf({ name, kind, colour, placeholder }: PictureRecord) {
  const file = (w: number, format: string) => `${kind}${w}${format}`
  const imports = widths[kind].flatMap((w) =>
    ['avif', 'webp'].map(
      (format) => `import ${file(w, format)} from './${name}-${kind}-${w}.${format}?no-inline'\n`,
    ),
  )
  const files = widths[kind].map((w) => `  [${w}, ${file(w, 'avif')}, ${file(w, 'webp')}],\n`)
  const call = `picture([${sizes[kind].join(', ')}], '${colour}', '${placeholder}', [\n${files.join('')}])`
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
 * The text of the manifest and of every module of pictures/, by path in ui/art. A product's square has a module of its
 * own, because lists load all squares, and a page only its own pictures.
 */
export function generated(manifest: readonly PictureRecord[]): ReadonlyMap<string, string> {
  const sorted = manifest.toSorted((a, b) => idOf(a).localeCompare(idOf(b), 'en'))
  const groups = grouped(sorted)
  const figures = groups.filter(([, records]) => isFigure(records)).map(([name]) => name)
  const products = groups.filter(([, records]) => !isFigure(records)).map(([name]) => name)
  return new Map([
    ['manifest.ts', manifestText(sorted)],
    ...groups.flatMap(([name, records]) =>
      modulesOf(records).map(([file, text]) => [`pictures/${name}/${file}`, text] as const),
    ),
    [
      'pictures/squares.ts',
      `${header}${products.map((name) => `import { square as ${name} } from './${name}/square.ts'\n`).join('')}
/** The square picture of every product, for lists and the cart. */
export const squares = {\n${products.map((name) => `  ${name},\n`).join('')}}\n`,
    ],
    [
      'pictures/figures.ts',
      header +
        figures.map((name) => `export { figure as ${name} } from './${name}/index.ts'\n`).join(''),
    ],
  ])
}

/** One line for each picture. */
function manifestText(records: readonly PictureRecord[]): string {
  const lines = records.map((record) => `  ${JSON.stringify(record)},\n`)
  return `${header}import type { PictureRecord } from './studio/cli/plan.ts'

export const manifest: readonly PictureRecord[] = [\n${lines.join('')}]\n`
}

/** The modules in the folder of one name. */
function modulesOf(records: readonly PictureRecord[]): (readonly [file: string, text: string])[] {
  if (isFigure(records)) return [['index.ts', moduleOf(['figure'], records)]]
  const gallery = galleryKinds.filter((kind) => records.some((record) => record.kind === kind))
  return [
    ['square.ts', moduleOf(['square'], records)],
    ['page.ts', moduleOf(['hero', 'portrait'], records)],
    ...(gallery.length > 0 ? [['gallery.ts', moduleOf(gallery, records)] as const] : []),
  ]
}

export async function publish(art: string, manifest: readonly PictureRecord[]): Promise<void> {
  await Promise.all(
    [...generated(manifest)].map(async ([file, text]) => {
      await mkdir(join(art, dirname(file)), { recursive: true })
      await writeFile(join(art, file), text)
    }),
  )
}
