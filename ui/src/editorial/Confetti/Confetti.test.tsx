import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { partyGround } from './Confetti.fixtures.ts'
import { Confetti } from './index.ts'

const thrownIn = (root: Element) =>
  Array.from(root.querySelectorAll('path'), (piece) => piece.getAttribute('transform'))

test('server and browser render the same pieces', () => {
  const { container } = render(<Confetti style={partyGround} />)
  const onServer = document.createElement('div')
  onServer.innerHTML = renderToString(<Confetti style={partyGround} />)
  expect(thrownIn(onServer).length).toBeGreaterThan(20)
  expect(thrownIn(onServer)).toEqual(thrownIn(container))
})
