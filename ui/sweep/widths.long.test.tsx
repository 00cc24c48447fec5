import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { overflowing } from './findings.ts'
import { openWindow, playableAt, finishAnimations, storiesIn } from './stories.ts'

afterEach(cleanup)

/* Every story after its play function, in one look. `looks.long.test.tsx` checks seasons and schemes. */
describe.each([320, 768, 1440])('%i px wide', (width) => {
  beforeAll(() => openWindow(width))

  test.each(storiesIn({}).filter(playableAt(width)))('$name', async ({ Story }) => {
    await Story.run()
    finishAnimations()
    expect(overflowing()).toEqual([])
    expect(await axeFindings()).toEqual([])
  })
})
