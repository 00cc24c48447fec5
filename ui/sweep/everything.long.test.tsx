import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { schemes } from '../src/themes/schemes.ts'
import { seasons } from '../src/themes/seasons.ts'
import { axeFindings } from './axe.ts'
import { overflowing } from './findings.ts'
import { openWindow, standStill, storiesIn } from './stories.ts'

afterEach(cleanup)

const looks = schemes.flatMap((scheme) => seasons.map((season) => ({ season, scheme })))

describe.each([320, 768, 1440])('%i px wide', (width) => {
  beforeAll(() => openWindow(width))

  describe.each(looks)('in season $season, $scheme', (look) => {
    // A story for phones has no visible content in a wide window, so its play would fail.
    const stories = storiesIn(look).filter(({ isForPhones }) => !isForPhones || width < 768)
    test.each(stories)('$name', async ({ Story }) => {
      await Story.run()
      standStill()
      expect(overflowing()).toEqual([])
      expect(await axeFindings()).toEqual([])
    })
  })
})
