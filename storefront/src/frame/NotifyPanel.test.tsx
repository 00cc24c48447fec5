// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { resetStores } from '../effects/resetStores.ts'
import { StoresContext } from '../hooks/StoresContext.tsx'
import { storesWith } from '../test/storeStub.ts'
import { NotifyPanel } from './NotifyPanel.tsx'

afterEach(cleanup)

const field = () => screen.getByLabelText<HTMLInputElement>('Email address')

test('logging out empties the email field of the reminder (§3.10)', async () => {
  const { stores } = storesWith()
  render(
    <StoresContext value={stores}>
      <NotifyPanel sku="tacto_doctor" />
    </StoresContext>,
  )
  fireEvent.change(field(), { target: { value: 'ada@example.com' } })
  await act(async () => {
    resetStores(stores, window)
    await Promise.resolve()
  })
  expect(field().value).toBe('')
})
