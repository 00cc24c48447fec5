import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Logo } from './index.ts'

test('the logo takes its colours from tokens, with other tokens on a dark background, and is hidden from screen readers', () => {
  const { container } = render(
    <>
      <Logo style={{ width: 240 }} />
      <Logo style={{ width: 240 }} isOnDark />
    </>,
  )
  const [light, dark] = Array.from(container.children)
  expect(light).toHaveAttribute('aria-hidden', 'true')
  expect(light?.innerHTML).toContain('var(--color-brand-right)')
  expect(dark?.innerHTML).toContain('var(--color-brand-right-inverse)')
})
