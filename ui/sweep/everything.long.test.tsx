import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { seasons } from '../src/themes/seasons.ts'
import { axeFindings } from './axe.ts'
import { overflowing } from './findings.ts'
import { openWindow, standStill, storiesIn } from './stories.ts'

afterEach(cleanup)

describe.each([320, 768, 1440])('%i px wide', (width) => {
  beforeAll(() => openWindow(width))

  describe.each(seasons)('in season %s', (season) => {
    // What is for phones is not there in a wide window, and its play would look for it.
    const stories = storiesIn({ season }).filter(({ isForPhones }) => !isForPhones || width < 768)
    test.each(stories)('$name', async ({ Story }) => {
      await Story.run()
      standStill()
      expect(overflowing()).toEqual([])
      expect(await axeFindings()).toEqual([])
    })
  })
})
