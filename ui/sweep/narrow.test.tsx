import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenWords, overflowing, smallTargets } from './findings.ts'
import { openWindow, standStill, storiesIn } from './stories.ts'

beforeAll(() => openWindow(320))
afterEach(cleanup)

/** They show names out of the code, and faces at sizes that no page has there. */
const specimens = /^(?:Tokens\/|Core\/Icon:)/u

describe('320 px wide with text at 200 %, nothing sticks out and no word breaks', () => {
  test.each(storiesIn({ textSize: '200-percent' }))('$name', ({ name, Story }) => {
    render(<Story />)
    standStill()
    expect(overflowing()).toEqual([])
    expect(specimens.test(name) ? [] : brokenWords()).toEqual([])
  })
})

describe('320 px wide, everything that can be pressed is as large as a finger', () => {
  test.each(storiesIn({}))('$name', ({ Story }) => {
    render(<Story />)
    standStill()
    expect(smallTargets()).toEqual([])
  })
})
