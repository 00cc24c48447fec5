import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cardSizes } from './Skeleton.fixtures.ts'
import { Skeleton } from './index.ts'

test('keeps a size, and screen readers pass over it', () => {
  const { container } = render(<Skeleton style={cardSizes.title} />)
  expect(container.firstElementChild).toHaveStyle({ width: cardSizes.title.width })
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
})
