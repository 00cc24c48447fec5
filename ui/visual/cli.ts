import {
  accept,
  emptyReport,
  named,
  readDifferences,
  removeOthers,
  reportFolder,
} from './differences.ts'
import { writeReport } from './report.ts'
import { serveReport } from './serveReport.ts'
import { storedPictures } from './storyList.ts'

/* Called by `scripts/visual.ts`, with the name of the set of pictures in VISUAL_SET. */

const [command, name = ''] = process.argv.slice(2)
const set = process.env['VISUAL_SET'] ?? ''

if (command === 'start') {
  emptyReport()
  if (process.env['VISUAL_UPDATE'] !== undefined) removeOthers(set, storedPictures())
}
if (command === 'report') {
  const count = await writeReport()
  if (count > 0) {
    console.log(`\n${count} pictures differ: open ${reportFolder}/index.html, or`)
    console.log('  npm run test:visual -- --review          judge them in a browser')
    console.log('  npm run test:visual -- --accept [NAME]   store the new ones, or those of a name')
  }
}
if (command === 'accept') {
  const accepted = named(name, readDifferences())
  for (const difference of accepted) await accept(difference, set)
  await writeReport()
  console.log(`Stored ${accepted.length} pictures. Commit them with the change.`)
}
if (command === 'review') serveReport(set)
