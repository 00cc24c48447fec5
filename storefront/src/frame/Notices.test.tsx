// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NavigationProvider } from '../hooks/NavigationProvider.tsx'
import { StoresContext } from '../hooks/StoresContext.tsx'
import { countryNotice } from '../state/countryNotice.ts'
import { pageAt } from '../routes/pageAt.ts'
import type { Notice } from '../state/notices.ts'
import { storesWith } from '../test/storeStub.ts'
import { Notices } from './Notices.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function show(notice: Notice) {
  const { stores } = storesWith()
  render(
    <MemoryRouter>
      <StoresContext value={stores}>
        <NavigationProvider pageAt={pageAt}>
          <Notices />
        </NavigationProvider>
      </StoresContext>
    </MemoryRouter>,
  )
  await act(async () => {
    stores.notices.show(notice)
    await Promise.resolve()
  })
  return screen.getByText(notice.message)
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('the notice of another country leaves by itself', async () => {
  const notice = await show(countryNotice('GB'))
  await wait(9_900)
  expect(notice.isConnected).toBe(true)
  await wait(200)
  expect(notice.isConnected).toBe(false)
})

test('the notice of another country stays while its button has the focus', async () => {
  const notice = await show(countryNotice('GB'))
  const close = screen.getByRole('button')
  close.focus()
  await wait(25_000)
  expect(notice.isConnected).toBe(true)
  close.blur()
  await wait(10_000)
  expect(notice.isConnected).toBe(false)
})

test('a notice that asks something stays', async () => {
  const action = { label: 'Show prices in GBP', onPress: () => undefined }
  const notice = await show({ ...countryNotice('US'), action })
  await wait(60_000)
  expect(notice.isConnected).toBe(true)
})
