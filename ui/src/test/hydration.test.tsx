import { composeStories } from '@storybook/react-vite'
import type { Meta, StoryFn } from '@storybook/react-vite'
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

type StoryModule = { default: Meta } & Record<string, StoryFn>

/** The rules lab is left out, because it runs only in Storybook and reads its URL. */
const modules = import.meta.glob<StoryModule>(['../**/*.stories.tsx', '!../rules-lab/**'], {
  eager: true,
})

/** A story tagged `played` renders what the playground renders, because nothing runs its play here. */
const stories = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(composeStories(module))
    .filter(([, { tags }]) => !tags.includes('played'))
    .map(([name, Story]) => ({
      path,
      name: `${path.replace(/^.*\/|\.stories\.tsx$/gu, '')}: ${name}`,
      Story,
    })),
)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each(stories)(
  '$name renders on a server and hydrates without a warning',
  ({ Story, path }) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)

    vi.stubGlobal('window', undefined)
    vi.stubGlobal('document', undefined)
    const html = renderToString(<Story />)
    vi.unstubAllGlobals()

    const container = document.createElement('div')
    container.innerHTML = html
    document.body.append(container)
    const recovered = vi.fn<(error: unknown) => void>()
    render(<Story />, { container, hydrate: true, onRecoverableError: recovered })

    expect(recovered).not.toHaveBeenCalled()
    // Pages of tokens are for designers alone.
    expect(path.includes('/tokens/') ? [] : figuresBesideOthers(container)).toEqual([])
    // jsdom does not support `<search>` yet; browsers do.
    const words = said.mock.calls.filter(
      ([text]) => !String(text).includes('is unrecognized in this'),
    )
    expect(words).toEqual([])
  },
)

/**
 * Texts with a figure that share their element with others. React changes such a text by its node, which a page's
 * translator has replaced: the old figure would stay (docs/decisions/399).
 */
function figuresBesideOthers(container: Element): readonly string[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (/\d/.test(textContent ?? '') && parentElement?.childNodes.length !== 1)
      found.push(parentElement?.textContent ?? '')
  }
  return found
}
