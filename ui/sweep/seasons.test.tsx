import { cleanup, render } from '@testing-library/react'
import { waitFor } from 'storybook/test'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pageTitleId } from '../src/core/Heading/pageTitle.ts'
import type { Scheme } from '../src/themes/schemes.ts'
import { seasons, type Season } from '../src/themes/seasons.ts'
import { axeFindings } from './axe.ts'
import { openWindow, finishAnimations, storiesIn } from './stories.ts'

beforeAll(() => openWindow(1440))
afterEach(cleanup)

/** Whole pages. axe checks them in their own stories. */
const page = /^(?:Screens|Tokens)\//u
/** Overlays. Each is checked alone, because it would hide the other stories from axe. */
const overlay =
  /^(?:Popups\/|Core\/(?:Dialog|Drawer|Modal)\b|Commerce\/(?:CartOverlay|QuickView)\b|Shell\/SideMenu\b)/u

function matricesIn(season: Season, scheme: Scheme) {
  const stories = storiesIn({ season, scheme }).filter(({ tags }) => tags.includes('matrix'))
  return {
    overlays: stories.filter(({ name }) => overlay.test(name)),
    others: stories.filter(({ name }) => !overlay.test(name) && !page.test(name)),
  }
}

/** Every season in light, the default one in dark. `looks.long.test.tsx` checks the other pairs. */
const looks = [
  ...seasons.map((season) => ({ season, scheme: 'light' as Scheme })),
  { season: 'default' as Season, scheme: 'dark' as Scheme },
]

test.each(looks)(
  'axe finds nothing on a sheet of all components in season $season, $scheme',
  async ({ season, scheme }) => {
    render(matricesIn(season, scheme).others.map(({ name, Story }) => <Story key={name} />))
    finishAnimations()
    expect(document.documentElement.dataset).toMatchObject({ season, scheme })
    // An overlay that the pattern above misses would hide the other stories from axe.
    expect(document.querySelector('[aria-modal]')).toBeNull()
    // A page has one title. The sheet has many, so only the first keeps the id.
    const [, ...otherTitles] = document.querySelectorAll(`#${pageTitleId}`)
    for (const title of otherTitles) title.removeAttribute('id')
    // The sheet shows several stories of each component, so it repeats headers and landmarks.
    const repeated = ['landmark-no-duplicate-banner', 'landmark-unique']
    expect(await axeFindings(document.body, ...repeated)).toEqual([])
  },
)

test.each(looks)('axe finds nothing on any overlay in season $season, $scheme', async (look) => {
  for (const { name, Story } of matricesIn(look.season, look.scheme).overlays) {
    render(<Story />)
    await waitFor(() => expect(document.querySelector('[aria-modal] :focus')).not.toBeNull())
    finishAnimations()
    expect({ [name]: await axeFindings() }).toEqual({ [name]: [] })
    cleanup()
  }
})

test.each(looks)('a hovered button can be read in season $season, $scheme', async (look) => {
  const matrix = storiesIn(look).find(({ name }) => name === 'Core/Button: AllVariants')
  if (matrix) render(<matrix.Story />)
  const buttons = document.querySelector('table')?.querySelectorAll('button') ?? []
  expect(buttons.length).toBeGreaterThan(0)
  const found: string[] = []
  for (const button of buttons) {
    await userEvent.hover(button)
    finishAnimations()
    found.push(...(await axeFindings(button)))
  }
  expect(found).toEqual([])
})
