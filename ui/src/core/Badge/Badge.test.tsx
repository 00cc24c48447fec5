import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { badgeWords } from './Badge.fixtures.ts'
import { Badge, badgeTones } from './index.ts'

test.each(badgeTones)('a badge renders its text and no control in the tone %s', (tone) => {
  render(<Badge tone={tone}>{badgeWords.age}</Badge>)
  expect(screen.getByText(badgeWords.age)).toHaveAttribute('data-tone', tone)
  expect(screen.queryByRole('button')).toBeNull()
})
