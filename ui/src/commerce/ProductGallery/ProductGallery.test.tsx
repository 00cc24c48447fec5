import { act, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { CloseIcon } from '../../icons/index.ts'
import { twoGlobes } from './ProductGallery.fixtures.ts'
import { ProductGallery } from './index.ts'

/** Shows an element in full screen, as a browser would; with null, ends it. jsdom has no full screen of its own. */
function fill(element: Element | null) {
  Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true })
  act(() => void document.dispatchEvent(new Event('fullscreenchange')))
}

afterEach(() => {
  Reflect.deleteProperty(document, 'fullscreenElement')
  Reflect.deleteProperty(document, 'fullscreenEnabled')
})

test('while the gallery fills the screen, its button shows a cross', () => {
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true })
  Object.defineProperty(document, 'fullscreenElement', { value: null, configurable: true })
  const { container } = render(<ProductGallery pictures={twoGlobes} />)
  const button = screen.getByRole('button', { name: 'Full screen' })
  const cross = renderToStaticMarkup(<CloseIcon />)
  expect(button.innerHTML).not.toContain(cross)
  fill(container.firstElementChild)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(button.innerHTML).toContain(cross)
})
