import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { promise } from './Hero.fixtures.tsx'
import { Hero } from './index.ts'

test('the heading of a hero is the page’s h1, with its actions beside it', () => {
  const { container } = render(<Hero {...promise} />)
  expect(screen.getByRole('heading', { level: 1, name: promise.heading })).toBeVisible()
  expect(within(container).getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '#shop')
})
