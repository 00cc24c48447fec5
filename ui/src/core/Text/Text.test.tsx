import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { textWords } from './Text.fixtures.ts'
import { Text } from './index.ts'

test('Text is a paragraph by default, or the element that `as` names', () => {
  render(
    <>
      <Text>{textWords.usual}</Text>
      <Text as="strong" size="small">
        {textWords.short}
      </Text>
    </>,
  )
  expect(screen.getByText(textWords.usual).tagName).toBe('P')
  expect(screen.getByRole('strong')).toHaveAttribute('data-size', 'small')
})
