import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SlotMachine } from './index.ts'
import { spoken } from './SlotMachine.fixtures.ts'

/* Pulling the lever (§2.48, §4.12). */

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function open(isWon = true) {
  const onResult = vi.fn<() => void>()
  const props = { isWon, onResult, onClose: vi.fn<() => void>() }
  const { rerender } = render(<SlotMachine isOpen {...props} />)
  return {
    onResult,
    lever: () => screen.getByRole('button', { name: 'Pull the lever' }),
    close: () => rerender(<SlotMachine isOpen={false} {...props} />),
  }
}

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
const status = () => screen.getByRole('status').textContent

test('the lever has the focus, and a press spins for 2 s; the result comes 4 s after the press (§9.5)', async () => {
  const { lever, onResult } = open()
  expect(document.activeElement).toBe(lever())
  fireEvent.click(lever())
  expect(status()).toBe('Spinning')
  await pass(1999)
  expect(status()).toBe('Spinning')
  await pass(1)
  expect(status()).toBe(spoken.won)
  await pass(1999)
  expect(onResult).not.toHaveBeenCalled()
  await pass(1)
  expect(onResult).toHaveBeenCalledOnce()
})

test('a pull counts although the machine has rendered none of its moves yet', () => {
  const { lever } = open()
  const knob = lever()
  knob.setPointerCapture = vi.fn<() => void>()
  act(() => {
    fireEvent.pointerDown(knob, { clientY: 100 })
    fireEvent.pointerMove(knob, { clientY: 210 })
    fireEvent.pointerUp(knob, { clientY: 210 })
  })
  expect(status()).toBe('Spinning')
})

test('a press that the browser cancels, such as for a scroll, pulls nothing', () => {
  const { lever } = open()
  const knob = lever()
  knob.setPointerCapture = vi.fn<() => void>()
  fireEvent.pointerDown(knob, { clientY: 100 })
  fireEvent.pointerMove(knob, { clientY: 210 })
  expect(knob.dataset['drawn']).toBe('true')
  fireEvent.pointerCancel(knob)
  expect(knob.dataset['drawn']).toBe('false')
  expect(status()).not.toBe('Spinning')
})

test('a button shows the result at once, for who does not want to play', () => {
  const { onResult } = open()
  fireEvent.click(screen.getByRole('button', { name: 'Skip the game, show the result' }))
  expect(onResult).toHaveBeenCalledOnce()
})

test('without a win the third reel stops elsewhere', async () => {
  const { lever } = open(false)
  fireEvent.click(lever())
  await pass(2000)
  expect(status()).toBe(spoken.lost)
})

const burst = () => document.querySelector('[data-part="burst"]')

test.each([
  ['throws confetti on a win', true],
  ['throws no confetti on a loss', false],
])('the machine %s, once the reels stand still', async (_, isWon) => {
  const { lever } = open(isWon)
  fireEvent.click(lever())
  await pass(1999)
  expect(burst()).toBeNull()
  await pass(1)
  expect(burst() !== null).toBe(isWon)
})

test('a second press while the reels spin is ignored', async () => {
  const { lever, onResult } = open()
  fireEvent.click(lever())
  await pass(1000)
  fireEvent.click(lever())
  await pass(1000)
  await pass(2000)
  expect(onResult).toHaveBeenCalledOnce()
  await pass(10_000)
  expect(onResult).toHaveBeenCalledOnce()
})

test('a lever that is drawn down far enough spins, and springs back if it is released early', () => {
  const { lever } = open()
  HTMLElement.prototype.setPointerCapture = vi.fn<(pointerId: number) => void>()
  const drawTo = (clientY: number) => {
    fireEvent.pointerDown(lever(), { clientY: 0, pointerId: 1 })
    fireEvent.pointerMove(lever(), { clientY })
    fireEvent.pointerUp(lever(), { clientY })
    // The browser clicks after a drag too.
    fireEvent.click(lever(), { detail: 1 })
  }
  drawTo(40)
  expect(status()).toBe('')
  drawTo(100)
  expect(status()).toBe('Spinning')
})

test('arrow down draws the lever step by step; arrow up and leaving it let it back', () => {
  const { lever } = open()
  const key = (name: string) => fireEvent.keyDown(lever(), { key: name })
  key('ArrowDown')
  key('ArrowDown')
  key('ArrowUp')
  key('ArrowDown')
  expect(status()).toBe('')
  fireEvent.blur(lever())
  key('ArrowDown')
  key('ArrowDown')
  expect(status()).toBe('')
  key('ArrowDown')
  expect(status()).toBe('Spinning')
})

test('a machine that is closed while it spins has no result', async () => {
  const { lever, onResult, close } = open()
  fireEvent.click(lever())
  close()
  await pass(10_000)
  expect(onResult).not.toHaveBeenCalled()
})
