import { cleanup, render } from '@testing-library/react'
import { waitFor } from 'storybook/test'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { seasons, type Season } from '../src/themes/seasons.ts'
import { axeFindings } from './axe.ts'
import { openWindow, standStill, storiesIn } from './stories.ts'

beforeAll(() => openWindow(1440))
afterEach(cleanup)

/** Whole pages: each is asked by its own story. */
const page = /^(?:Screens|Tokens)\//u
/** What lies over a page, and hides the rest of it: each is asked by itself. */
const overlay =
  /^(?:Popups\/|Core\/(?:Dialog|Drawer|Modal)\b|Commerce\/(?:CartOverlay|QuickView)\b|Shell\/SideMenu\b)/u

function matricesIn(season: Season) {
  const stories = storiesIn({ season }).filter(({ tags }) => tags.includes('matrix'))
  return {
    overlays: stories.filter(({ name }) => overlay.test(name)),
    others: stories.filter(({ name }) => !overlay.test(name) && !page.test(name)),
  }
}

test.each(seasons)(
  'axe finds nothing on a sheet of all components in season %s',
  async (season) => {
    render(matricesIn(season).others.map(({ name, Story }) => <Story key={name} />))
    standStill()
    expect(document.documentElement.dataset['season']).toBe(season)
    // One that is not named above would hide all the rest from axe.
    expect(document.querySelector('[aria-modal]')).toBeNull()
    // A sheet has as many headers as it has stories of one.
    expect(await axeFindings('landmark-no-duplicate-banner', 'landmark-unique')).toEqual([])
  },
)

test.each(seasons)('axe finds nothing on any overlay in season %s', async (season) => {
  for (const { name, Story } of matricesIn(season).overlays) {
    render(<Story />)
    await waitFor(() => expect(document.querySelector('[aria-modal] :focus')).not.toBeNull())
    standStill()
    expect({ [name]: await axeFindings() }).toEqual({ [name]: [] })
    cleanup()
  }
})
