// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Boundary } from './Boundary.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Does what a translator does to a text of the page. */
function translate(text: ChildNode | null) {
  const font = document.createElement('font')
  font.textContent = text?.textContent ?? ''
  text?.replaceWith(font)
}

/** A text beside a button that takes the text away and brings it back. */
function Fleeting() {
  const [isShown, setShown] = useState(true)
  return (
    <p>
      {isShown && 'Two toys left'}
      <button type="button" onClick={() => setShown(!isShown)}>
        Change
      </button>
    </p>
  )
}

function renderPart(part = <Fleeting />) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const onFailure = vi.fn<() => void>()
  render(
    <Boundary renderFailure={() => 'Something broke'} onFailure={onFailure}>
      {part}
    </Boundary>,
  )
  return onFailure
}

const change = () => act(() => screen.getByRole('button').click())

test('a part whose text was translated is rendered anew when the text goes', () => {
  const onFailure = renderPart()
  translate(screen.getByRole('button').previousSibling)
  change()
  expect(screen.getByRole('paragraph').textContent).toBe('Two toys leftChange')
  change()
  expect(screen.getByRole('paragraph').textContent).toBe('Change')
  expect(onFailure).not.toHaveBeenCalled()
})

test('a part that breaks again and again shows the failure', () => {
  const onFailure = renderPart()
  for (let time = 0; time < 6; time += 1) {
    translate(screen.getByRole('button').previousSibling)
    change()
  }
  expect(document.body.textContent).toBe('Something broke')
  expect(onFailure).toHaveBeenCalledOnce()
})

test('any other error shows the failure at once', () => {
  const onFailure = renderPart(<Broken />)
  expect(document.body.textContent).toBe('Something broke')
  expect(onFailure).toHaveBeenCalledOnce()
})

function Broken(): never {
  throw new Error('a fault of ours')
}
