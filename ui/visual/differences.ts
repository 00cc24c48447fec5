import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { views } from '../src/test/views.ts'
import type { View } from '../src/test/views.ts'
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

/** The views of which pictures are stored in a set. */
export function storedViews(set: string): readonly View[] {
  const folder = keptFolder(set)
  const files = existsSync(folder) ? readdirSync(folder) : []
  return views.filter(({ name }) => files.some((file) => file.endsWith(`-${name}.webp`)))
}

export function emptyReport(): void {
  rmSync(reportFolder, { recursive: true, force: true })
  mkdirSync(pictureFolder, { recursive: true })
}

/** Writes a difference to files of its own, because the tests run in several processes. */
export function noteDifference(found: Difference, pictures: DifferentPictures): void {
  mkdirSync(pictureFolder, { recursive: true })
  const path = `${pictureFolder}/${found.picture}`
  for (const role of ['actual', 'expected', 'diff'] as const) {
    const png = pictures[role]
    if (png !== undefined) writeFileSync(`${path}-${role}.png`, png)
  }
  writeFileSync(`${path}.json`, JSON.stringify(found))
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

/** Stores the new picture in place of the old one. */
export async function accept({ picture }: Difference, set: string): Promise<void> {
  const path = `${pictureFolder}/${picture}`
  await keep(`${keptFolder(set)}/${picture}.webp`, readFileSync(`${path}-actual.png`))
  rmSync(`${path}.json`)
}
