// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { resetShop } from '../effects/resetShop.ts'
import { ShopContext } from '../hooks/ShopContext.tsx'
import { shopWith } from '../test/storeStub.ts'
import { NotifyPanel } from './NotifyPanel.tsx'

afterEach(cleanup)

const field = () => screen.getByLabelText<HTMLInputElement>('Email address')

test('logging out empties the e-mail field of the reminder (§3.10)', async () => {
  const { shop } = shopWith()
  render(
    <ShopContext value={shop}>
      <NotifyPanel sku="tacto_doctor" />
    </ShopContext>,
  )
  fireEvent.change(field(), { target: { value: 'ada@example.com' } })
  await act(async () => {
    resetShop(shop, window)
    await Promise.resolve()
  })
  expect(field().value).toBe('')
})
