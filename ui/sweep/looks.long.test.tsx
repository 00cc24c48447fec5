import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { schemes } from '../src/themes/schemes.ts'
import { seasons } from '../src/themes/seasons.ts'
import { axeFindings } from './axe.ts'
import { openWindow, playableAt, finishAnimations, storiesIn } from './stories.ts'

const width = 1440

beforeAll(() => openWindow(width))
afterEach(cleanup)

const looks = schemes.flatMap((scheme) => seasons.map((season) => ({ season, scheme })))

/*
 * Runs axe on every story after its play function, in every season and scheme. Each story plays
 * once, because season and scheme change only tokens, by attributes of the root element.
 */
test.each(storiesIn({}).filter(playableAt(width)))(
  'axe finds nothing on $name in any season and scheme',
  async ({ Story }) => {
    await Story.run()
    const found: Record<string, readonly string[]> = {}
    for (const look of looks) {
      Object.assign(document.documentElement.dataset, look)
      finishAnimations()
      const findings = await axeFindings()
      if (findings.length > 0) found[`${look.season}, ${look.scheme}`] = findings
    }
    expect(found).toEqual({})
  },
)
