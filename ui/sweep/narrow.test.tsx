import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenWords, overflowing, smallTargets, smallText } from './findings.ts'
import { openWindow, finishAnimations, storiesIn } from './stories.ts'
import type { ToolbarChoices } from './stories.ts'

beforeAll(() => openWindow(320))
afterEach(cleanup)

/**
 * The stories without the tag `played`. The tests below run no play function, and without it a story
 * with that tag looks like the playground.
 */
const unplayedStoriesIn = (choices: ToolbarChoices) =>
  storiesIn(choices).filter(({ tags }) => !tags.includes('played'))

/** Stories that show code names, and fonts in sizes that no page uses. */
const specimens = /^(?:Tokens\/|Core\/Icon:)/u

describe('at 320 px with text at 200 %, nothing overflows and no short word breaks', () => {
  test.each(unplayedStoriesIn({ textSize: '200-percent' }))('$name', ({ name, Story }) => {
    render(<Story />)
    finishAnimations()
    expect(overflowing()).toEqual([])
    expect(specimens.test(name) ? [] : brokenWords()).toEqual([])
  })
})

describe('at 320 px, every control is at least 44 px high and wide, and phones do not zoom into a field', () => {
  test.each(unplayedStoriesIn({}))('$name', ({ Story }) => {
    render(<Story />)
    finishAnimations()
    expect(smallTargets()).toEqual([])
    expect(smallText()).toEqual([])
  })
})
