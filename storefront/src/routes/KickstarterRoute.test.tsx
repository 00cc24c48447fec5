// @vitest-environment jsdom
import { kickstarter } from '@stemside/ui/content/pages/kickstarter'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { resetStores } from '../effects/resetStores.ts'
import { StoresContext } from '../hooks/StoresContext.tsx'
import { restorePage } from '../test/restorePage.ts'
import { storesWith } from '../test/storeStub.ts'
import { KickstarterRoute } from './KickstarterRoute.tsx'
import { withPageHead } from './withPageHead.tsx'

/* /kickstarter keeps what a backer chose (§2.3). */

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const Kickstarter = withPageHead('/kickstarter', KickstarterRoute)

/** The page as it loads, in the tab whose storage this is. */
async function openPage(search = '') {
  cleanup()
  window.history.replaceState(null, '', `/kickstarter${search}`)
  const { stores } = storesWith()
  render(
    <BrowserRouter useTransitions={false}>
      <StoresContext value={stores}>
        <Kickstarter content={kickstarter} />
      </StoresContext>
    </BrowserRouter>,
  )
  await act(async () => {
    stores.cart.markRestored()
    await Promise.resolve()
  })
  return stores
}

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
/** The step that the page shows. */
const step = (name: string) => screen.findByRole('heading', { level: 2, name })
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

async function doFirstStep() {
  fill('Backer number', '1042')
  fill('Email address', 'ada@example.com')
  press('That is mine')
  await step('Make it yours')
}

test('a reload shows the step of the URL, and the choices', async () => {
  await openPage()
  await doFirstStep()
  await openPage('?step=customise')
  await step('Make it yours')
  await openPage()
  expect(valueOf('Backer number')).toBe('1042')
  expect(valueOf('Email address')).toBe('ada@example.com')
})

test('a reload still shows no step that was not reached', async () => {
  await openPage()
  await doFirstStep()
  await openPage('?step=upgrade')
  expect(await step('Make it yours')).toBeTruthy()
})

test('logging out empties the flow, its form and the storage (§3.10)', async () => {
  const stores = await openPage()
  await doFirstStep()
  press('Back')
  await step('Which one is yours?')
  fill('Backer number', '77')
  await act(async () => {
    resetStores(stores, window)
    await Promise.resolve()
  })
  expect(valueOf('Backer number')).toBe('')
  expect(valueOf('Email address')).toBe('')
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('a page that Back restores after logging out forgets the backer', async () => {
  await openPage()
  await doFirstStep()
  sessionStorage.clear()
  act(() => restorePage())
  expect(await step('Which one is yours?')).toBeTruthy()
  expect(valueOf('Email address')).toBe('')
})

test.each(['{', '7', '{"reached":"4"}', '{"reached":2,"choices":{"email":7,"colour":"sun"}}'])(
  'a stored state of another shape, %s, breaks nothing',
  async (text) => {
    sessionStorage.setItem('stemside.backer', text)
    await openPage()
    expect(valueOf('Email address')).toBe('')
  },
)
