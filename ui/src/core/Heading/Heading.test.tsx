import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { headingWords } from './Heading.fixtures.ts'
import { Heading } from './index.ts'

test('the level of a heading in the outline does not depend on its size', () => {
  render(
    <Heading level={4} size="display">
      {headingWords.usual}
    </Heading>,
  )
  const heading = screen.getByRole('heading', { level: 4, name: headingWords.usual })
  expect(heading).toHaveAttribute('data-size', 'display')
})
