import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenWords, overflowing, smallTargets } from './findings.ts'
import { openWindow, standStill, storiesIn } from './stories.ts'
import type { Turned } from './stories.ts'

beforeAll(() => openWindow(320))
afterEach(cleanup)

/** These tests run no play, and before its play a story tagged `played` looks like the playground. */
const unplayedStoriesIn = (turned: Turned) =>
  storiesIn(turned).filter(({ tags }) => !tags.includes('played'))

/** Stories that show code names, and fonts in sizes that no page uses. */
const specimens = /^(?:Tokens\/|Core\/Icon:)/u

describe('320 px wide with text at 200 %, nothing sticks out and no word breaks', () => {
  test.each(unplayedStoriesIn({ textSize: '200-percent' }))('$name', ({ name, Story }) => {
    render(<Story />)
    standStill()
    expect(overflowing()).toEqual([])
    expect(specimens.test(name) ? [] : brokenWords()).toEqual([])
  })
})

describe('320 px wide, everything that can be pressed is as large as a finger', () => {
  test.each(unplayedStoriesIn({}))('$name', ({ Story }) => {
    render(<Story />)
    standStill()
    expect(smallTargets()).toEqual([])
  })
})
