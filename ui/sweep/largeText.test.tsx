import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenWords, outOfReach, overflowing, smallTargets, smallText } from './findings.ts'
import { openWindow, finishAnimations, playableAt, storiesIn } from './stories.ts'
import type { ToolbarChoices } from './stories.ts'

afterEach(cleanup)

/**
 * The stories without the tag `played`. The tests below run no play function, and without it a story
 * with that tag looks like the playground.
 */
const unplayedStoriesIn = (choices: ToolbarChoices) =>
  storiesIn(choices).filter(({ tags }) => !tags.includes('played'))

/** Stories that show code names, and fonts in sizes that no page uses. */
const specimens = /^(?:Tokens\/|Core\/Icon:)/u

/*
 * These tests double the font size of the root. The browser's own setting would look the same, because the shop's media
 * queries are in px.
 */
describe.each([320, 768, 1024, 1440])('text at twice its size, %i px wide', (width) => {
  beforeAll(() => openWindow(width))

  test.each(unplayedStoriesIn({ textSize: '200-percent' }).filter(playableAt(width)))(
    'nothing overflows, every control is in reach and no short word breaks: $name',
    ({ name, Story }) => {
      render(<Story />)
      finishAnimations()
      expect(overflowing()).toEqual([])
      expect(outOfReach()).toEqual([])
      expect(specimens.test(name) ? [] : brokenWords()).toEqual([])
    },
  )
})

describe('at 320 px, every control is at least 44 px high and wide, and phones do not zoom into a field', () => {
  beforeAll(() => openWindow(320))

  test.each(unplayedStoriesIn({}))('$name', ({ Story }) => {
    render(<Story />)
    finishAnimations()
    expect(smallTargets()).toEqual([])
    expect(smallText()).toEqual([])
  })
})
