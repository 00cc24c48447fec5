import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bestsellers } from './Section.fixtures.ts'
import { Section } from './index.ts'

test('a section has an h2, and a link if one is given', () => {
  const { rerender } = render(<Section {...bestsellers} />)
  expect(screen.getByRole('heading', { level: 2, name: bestsellers.heading })).toBeVisible()
  expect(screen.getByRole('link', { name: bestsellers.link.label })).toHaveAttribute(
    'href',
    bestsellers.link.href,
  )
  rerender(<Section heading={bestsellers.heading} />)
  expect(screen.queryByRole('link')).toBeNull()
})
