import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { partyGround } from './Confetti.fixtures.ts'
import { Confetti } from './index.ts'

test('server and browser throw the same handful', () => {
  const { container } = render(<Confetti style={partyGround} />)
  const thrown = document.createElement('div')
  thrown.innerHTML = renderToString(<Confetti style={partyGround} />)
  expect(container.querySelectorAll('path').length).toBeGreaterThan(20)
  expect(thrown.isEqualNode(container)).toBe(true)
})
