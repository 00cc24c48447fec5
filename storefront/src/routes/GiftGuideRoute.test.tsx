// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StoresContext } from '../hooks/StoresContext.tsx'
import { stubLayout } from '../test/layout.ts'
import { storesWith } from '../test/storeStub.ts'
import { GiftGuideRoute } from './GiftGuideRoute.tsx'

/*
 * The home page links to the gift guide with the words "Birthday next week?". So the guide tells which toys arrive before
 * a birthday (§2.92, §2.97).
 */

beforeEach(stubLayout)
afterEach(cleanup)

test('the gift guide says when its toys arrive, and whether that is before a birthday', async () => {
  const { stores } = storesWith()
  stores.clock.hear('Tue, 24 Nov 2026 12:00:00 GMT')
  render(
    <MemoryRouter>
      <StoresContext value={stores}>
        <GiftGuideRoute />
      </StoresContext>
    </MemoryRouter>,
  )
  expect(screen.getAllByText(/^Ordered today, they arrive Nov 27\s–\sDec 2\.$/u)).not.toEqual([])
  // The answer's code loads in a transition, which React completes only in an asynchronous `act`.
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Is it for a birthday?' }))
    await vi.dynamicImportSettled()
  })
  fireEvent.change(await screen.findByLabelText('The birthday'), {
    target: { value: '2026-11-26' },
  })
  expect(await screen.findByText('It does not arrive before Nov 26.')).toBeDefined()
})
