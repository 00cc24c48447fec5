import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Badge, badgeTones } from './index.ts'

test.each(badgeTones)('a badge renders its text and no control in the tone %s', (tone) => {
  render(<Badge tone={tone}>Ages 4–10</Badge>)
  expect(screen.getByText('Ages 4–10')).toHaveAttribute('data-tone', tone)
  expect(screen.queryByRole('button')).toBeNull()
})
