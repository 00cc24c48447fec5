import { cpSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { causesOf } from './causes.ts'
import { changesSincePictures, readDependencies } from './changes.ts'
import { readDifferences, reportFolder } from './differences.ts'
import type { Difference } from './differences.ts'
import { storiesToCompare } from './storyList.ts'

/** A difference with its likely causes; undefined without Git history. */
export interface ReportedDifference extends Difference {
  readonly causes: readonly string[] | undefined
}

const pageFolder = fileURLToPath(new URL('./page', import.meta.url))

/** Writes `reports/visual/index.html` from what the last `npm run test:visual` found. */
export async function writeReport(): Promise<number> {
  const differences = readDifferences()
  const stories = new Map(storiesToCompare().map((story) => [story.id, story]))
  const changes = changesSincePictures()
  const dependenciesOf = differences.length > 0 ? readDependencies() : undefined
  const report = differences.map((difference): ReportedDifference => {
    const { importPath } = stories.get(difference.story) ?? {}
    return {
      ...difference,
      causes:
        changes === undefined || importPath === undefined || dependenciesOf === undefined
          ? undefined
          : causesOf(changes, dependenciesOf(importPath)),
    }
  })
  await writePage(reportFolder, report)
  return differences.length
}

/** Writes the page with the differences into a folder that holds their pictures. */
export async function writePage(folder: string, report: readonly ReportedDifference[]) {
  for (const file of ['index.html', 'page.css'])
    cpSync(`${pageFolder}/${file}`, `${folder}/${file}`)
  // One script that is no module, because browsers load no modules on a page that is opened as a file.
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: {
        entry: `${pageFolder}/page.ts`,
        name: 'report',
        formats: ['iife'],
        fileName: () => 'page.js',
      },
    },
  })
  // A script and not JSON, because browsers block `fetch` there.
  writeFileSync(`${folder}/differences.js`, `window.differences = ${JSON.stringify(report)}`)
}
