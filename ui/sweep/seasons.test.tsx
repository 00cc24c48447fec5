import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { seasons } from '../src/themes/seasons.ts'
import { axeFindings } from './axe.ts'
import { openWindow, standStill, storiesIn } from './stories.ts'

beforeAll(() => openWindow(1440))
afterEach(cleanup)

/** Whole pages, and what lies over one, would hide the rest of the sheet. */
const alone = /^(?:Screens|Popups|Tokens)\//u

test.each(seasons)(
  'axe finds nothing on a sheet of all components in season %s',
  async (season) => {
    const stories = storiesIn({ season }).filter(({ name }) => !alone.test(name))
    const matrices = stories.filter(({ tags }) => tags.includes('matrix'))
    render(matrices.map(({ name, Story }) => <Story key={name} />))
    standStill()
    expect(document.documentElement.dataset['season']).toBe(season)
    expect(await axeFindings()).toEqual([])
  },
)
