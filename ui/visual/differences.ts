import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { keep } from './pictures.ts'

/** A picture that is not the stored one. */
export interface Difference {
  /** The name of the picture: `core-button--all-390-dark`. */
  readonly picture: string
  /** The component's title in Storybook. */
  readonly title: string
  /** The story's id in Storybook. */
  readonly story: string
  readonly view: string
  /** How many pixels differ; absent for a picture that was not stored before. */
  readonly pixels?: number
  /** The distance from the top to just above the first difference, in picture widths. */
  readonly top?: number
}

/** The pictures of a difference, as PNG. */
export interface DifferentPictures {
  readonly actual: Buffer
  readonly expected?: Buffer
  readonly diff?: Buffer
}

/** The folder with the findings of the last `npm run test:visual`. */
export const reportFolder = fileURLToPath(new URL('../../reports/visual', import.meta.url))
const pictureFolder = `${reportFolder}/pictures`

/** The stored pictures of this platform and browser. */
export const keptFolder = (set: string) =>
  fileURLToPath(new URL(`./pictures/${set}`, import.meta.url))

/** The names of the pictures in a set. */
export function keptPictures(set: string): readonly string[] {
  const folder = keptFolder(set)
  return existsSync(folder) ? readdirSync(folder).map((file) => path.parse(file).name) : []
}

/** Deletes the pictures in a set that are not among the wanted. */
export function removeOthers(set: string, wanted: readonly string[]): void {
  for (const picture of keptPictures(set)) {
    if (!wanted.includes(picture)) rmSync(`${keptFolder(set)}/${picture}.webp`)
  }
}

export function emptyReport(): void {
  rmSync(reportFolder, { recursive: true, force: true })
  mkdirSync(pictureFolder, { recursive: true })
}

/** Writes a difference to files of its own, because the tests run in several processes. */
export function noteDifference(found: Difference, pictures: DifferentPictures): void {
  mkdirSync(pictureFolder, { recursive: true })
  const file = `${pictureFolder}/${found.picture}`
  for (const role of ['actual', 'expected', 'diff'] as const) {
    const png = pictures[role]
    if (png !== undefined) writeFileSync(`${file}-${role}.png`, png)
  }
  writeFileSync(`${file}.json`, JSON.stringify(found))
}

/** Removes a difference that a second try did not find again. */
export function forgetDifference(picture: string): void {
  rmSync(`${pictureFolder}/${picture}.json`, { force: true })
}

/** The differences that nobody has accepted yet. */
export function readDifferences(): readonly Difference[] {
  return readdirSync(pictureFolder)
    .filter((file) => file.endsWith('.json'))
    .map((file): unknown => JSON.parse(readFileSync(`${pictureFolder}/${file}`, 'utf8')))
    .filter(isDifference)
    .toSorted((one, other) => one.picture.localeCompare(other.picture))
}

function isDifference(value: unknown): value is Difference {
  return typeof value === 'object' && value !== null && 'picture' in value && 'title' in value
}

/** The differences that a name means: the picture of this name, or else all whose names contain it. */
export function named(name: string, all: readonly Difference[]): readonly Difference[] {
  const exact = all.filter(({ picture }) => picture === name)
  if (exact.length > 0) return exact
  return all.filter(({ picture }) => picture.includes(name.toLowerCase()))
}

/** Stores the new picture in place of the old one. */
export async function accept({ picture }: Difference, set: string): Promise<void> {
  const file = `${pictureFolder}/${picture}`
  await keep(`${keptFolder(set)}/${picture}.webp`, readFileSync(`${file}-actual.png`))
  rmSync(`${file}.json`)
}
