import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { promise } from './Hero.fixtures.tsx'
import { Hero } from './index.ts'

test('its promise is the heading of the page, and its way on stands beside it', () => {
  const { container } = render(<Hero {...promise} />)
  expect(screen.getByRole('heading', { level: 1, name: promise.heading })).toBeVisible()
  expect(within(container).getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '#shop')
})
