// @vitest-environment jsdom
import { SiteFooter } from '@stemside/ui/shell/SiteFooter'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepConsent } from '../effects/keepConsent.ts'
import { StoresContext } from '../hooks/StoresContext.tsx'
import { storesWith } from '../test/storeStub.ts'
import { Consent } from './Consent.tsx'

/* Withdrawing consent (§2.30, §3.24). */

let stop: () => void

beforeEach(() => localStorage.clear())
afterEach(() => {
  stop()
  cleanup()
})

/** A page whose visitor accepted in an earlier visit. */
function openPage() {
  localStorage.setItem('cookie_accepted', 'true')
  localStorage.setItem('uuid', 'visitor-1')
  openNewPage()
}

/** Opens a page. To a new visitor it shows the cookie notice. */
function openNewPage() {
  const { stores } = storesWith()
  stop = keepConsent(stores.consent, window)
  render(
    <StoresContext value={stores}>
      <Consent />
      <main id="main" tabIndex={-1} />
      <SiteFooter country="US" onCookieChoice={() => stores.consent.askAgain()} />
    </StoresContext>,
  )
}

const notice = () => screen.queryByRole('region', { name: 'Cookies' })
const press = async (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  await act(async () => {
    fireEvent.click(button)
    await Promise.resolve()
  })
}

test('"Cookie choice" shows the notice again and moves the focus to it', async () => {
  openPage()
  expect(notice()).toBeNull()
  await press('Cookie choice')
  expect(notice()?.dataset['asked']).toBe('true')
  expect(document.activeElement).toBe(notice())
})

test('declining then deletes the id, closes the notice and gives the focus back', async () => {
  openPage()
  await press('Cookie choice')
  expect(localStorage.getItem('uuid')).toBe('visitor-1')
  await press('Decline')
  expect(localStorage.getItem('cookie_accepted')).toBe('false')
  expect(localStorage.getItem('uuid')).toBeNull()
  expect(notice()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cookie choice' }))
})

test.each(['Accept', 'Decline'])(
  '"%s" moves the focus to the main content, because the notice disappears',
  async (answer) => {
    openNewPage()
    await press(answer)
    expect(notice()).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('main'))
  },
)
