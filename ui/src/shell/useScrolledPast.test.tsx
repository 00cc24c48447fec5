import { fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PageFrame } from './PageFrame/index.ts'

afterEach(() => vi.unstubAllGlobals())

test('the banner slides up beyond 130 px of scrolling, and not at 130 px (§2.27, §9.9)', () => {
  const { container } = render(<PageFrame banner="An offer">A page</PageFrame>)
  const isSlidAt = (scrollY: number) => {
    vi.stubGlobal('scrollY', scrollY)
    fireEvent.scroll(window)
    return container.querySelector('[data-slid="true"]') !== null
  }
  expect([0, 130, 131, 0].map(isSlidAt)).toEqual([false, false, true, false])
})
