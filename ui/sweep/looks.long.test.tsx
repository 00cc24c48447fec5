import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { schemes } from '../src/themes/schemes.ts'
import { seasons } from '../src/themes/seasons.ts'
import { axeFindings } from './axe.ts'
import { seasonalFolders } from './seasonal.ts'
import { openWindow, playableAt, finishAnimations, storiesIn } from './stories.ts'

const width = 1440

beforeAll(() => openWindow(width))
afterEach(cleanup)

const looks = schemes.flatMap((scheme) => seasons.map((season) => ({ season, scheme })))

/** An ordinary day, and the season that is darkest. */
const usualLooks = looks.filter(({ season }) => season === 'default' || season === 'black-friday')

/*
 * Runs axe on every story after its play function. If the component's own styles read tokens of a season, axe checks
 * every look. Otherwise it checks four looks: a season can change only the components inside, which have their own
 * stories. Each story plays once, because season and scheme change only tokens, by attributes of the root element.
 */
test.each(
  storiesIn({})
    .filter(playableAt(width))
    .map(({ name, folder, Story }) => ({
      name,
      Story,
      looksToCheck: seasonalFolders.has(folder) ? looks : usualLooks,
    })),
)(
  'axe finds nothing on $name in any of its $looksToCheck.length looks',
  async ({ Story, looksToCheck }) => {
    await Story.run()
    const found: Record<string, readonly string[]> = {}
    for (const look of looksToCheck) {
      Object.assign(document.documentElement.dataset, look)
      finishAnimations()
      const findings = await axeFindings()
      if (findings.length > 0) found[`${look.season}, ${look.scheme}`] = findings
    }
    expect(found).toEqual({})
  },
)

test('the seasonal folders include heroes and banner, but not the button', () => {
  expect([...seasonalFolders]).toEqual(
    expect.arrayContaining(['banners/DiscountBanner', 'banners/SeasonHero', 'editorial/Hero']),
  )
  expect(seasonalFolders).not.toContain('core/Button')
})
