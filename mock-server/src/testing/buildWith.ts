import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { notFoundRoute, pageFile, type PagesManifest } from '@stemside/rules/contract/pages'
import { emptyManifest } from './emptyManifest.ts'
import { temporaryFolder } from './temporaryFolder.ts'

/**
 * Writes a build of the shop that has only its not-found page. Returns its folder.
 *
 * @param manifest - what differs from the manifest of a build without pages
 * @param files - the text of each other file, by its path in the build, such as `pages/US/index.html`
 * @param folder - @default a folder that is deleted when the test ends
 */
export async function buildWith(
  manifest: Partial<PagesManifest>,
  files: Readonly<Record<string, string>> = {},
  folder?: string,
): Promise<string> {
  const buildDir = folder ?? (await temporaryFolder())
  const all = {
    [`pages/${pageFile('US', notFoundRoute)}`]: 'There is no such page.',
    ...files,
    'pages/manifest.json': JSON.stringify({ ...emptyManifest, ...manifest }),
  }
  for (const [name, text] of Object.entries(all)) {
    const file = path.join(buildDir, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return buildDir
}
