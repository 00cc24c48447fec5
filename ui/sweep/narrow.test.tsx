import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { overflowing, smallTargets } from './findings.ts'
import { openWindow, standStill, storiesIn } from './stories.ts'

beforeAll(() => openWindow(320))
afterEach(cleanup)

describe('320 px wide with text at 200 %, nothing sticks out', () => {
  test.each(storiesIn({ textSize: '200' }))('$name', ({ Story }) => {
    render(<Story />)
    standStill()
    expect(overflowing()).toEqual([])
  })
})

describe('320 px wide, everything that can be pressed is as large as a finger', () => {
  test.each(storiesIn({}))('$name', ({ Story }) => {
    render(<Story />)
    standStill()
    expect(smallTargets()).toEqual([])
  })
})
