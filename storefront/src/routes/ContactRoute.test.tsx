// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { contactUs } from '@stemside/ui/content/pages/contactUs'
import { guarantee } from '@stemside/ui/content/pages/guarantee'
import { partLetterOf } from '@stemside/ui/content/pages/letterSubjects'
import { orderToWire } from '@stemside/rules/contract/orders'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { keepLetter } from '../effects/keepLetter.ts'
import { storageKeys } from '../effects/storageKeys.ts'
import { NavigationProvider } from '../hooks/NavigationProvider.tsx'
import { StoresContext } from '../hooks/StoresContext.tsx'
import { sampleOrder } from '../test/sampleOrder.ts'
import { storesWith } from '../test/storeStub.ts'
import { ContactRoute } from './ContactRoute.tsx'
import { GuaranteeRoute } from './GuaranteeRoute.tsx'
import { pageAt } from './pageAt.ts'

/* The guarantee links to the contact form, and names the toy whose page led to the guarantee (§2.95). */

beforeAll(async () => {
  for (const path of ['/guarantee', '/contact-us']) await pageAt(path).ahead()
})
beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

function open(at: string, answers?: Parameters<typeof storesWith>[0]) {
  const { stores } = storesWith(answers)
  stores.cart.markRestored()
  render(
    <MemoryRouter initialEntries={[at]}>
      <StoresContext value={stores}>
        <NavigationProvider pageAt={pageAt}>
          {at.startsWith('/guarantee') ? (
            <GuaranteeRoute page={{ ...guarantee, path: '/guarantee' }} />
          ) : (
            <ContactRoute page={contactUs} />
          )}
        </NavigationProvider>
      </StoresContext>
    </MemoryRouter>,
  )
}

/** Opens the guarantee at this address, and returns the href of its link "Ask for a piece". */
function letterAfter(at: string): string {
  open(at)
  const href = screen.getByRole('link', { name: 'Ask for a piece' }).getAttribute('href')
  cleanup()
  return href ?? ''
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const subject = () => screen.getByLabelText<HTMLSelectElement>('What is it about?').value
const message = () => screen.getByLabelText<HTMLTextAreaElement>('Your message').value

test('"Ask for a piece" presets the subject', () => {
  open(letterAfter('/guarantee'))
  expect(subject()).toBe('A part is missing or broken')
  expect(message()).toBe('')
})

test('"Ask for a piece" names the toy whose page led to the guarantee', () => {
  open(letterAfter('/guarantee?toy=orboot_mars'))
  expect(subject()).toBe('A part is missing or broken')
  expect(message()).toBe('Toy: Orboot Mars\n\n')
})

test('a link from an order names that order, and nothing that is no order number', () => {
  open(partLetterOf('STEM-22222-33333'))
  expect(subject()).toBe('A part is missing or broken')
  expect(message()).toBe('Order: STEM-22222-33333\n\n')
  cleanup()
  open(partLetterOf('Send money to me'))
  expect(message()).toBe('')
})

test('a link from an order that this browser may open fills in the name and email of its buyer', async () => {
  const { customer } = sampleOrder
  storageKeys.openedOrder.write(window, sampleOrder.id)
  open(partLetterOf(sampleOrder.id), {
    [`/orders/${sampleOrder.id}`]: () => ({
      status: 200,
      body: { ...orderToWire(sampleOrder), returns: [] },
    }),
  })
  await waitFor(() => expect(field('Email address for our answer')).toBe(customer.email))
  expect(field('Your name')).toBe(customer.name)
  expect(subject()).toBe('A part is missing or broken')
})

test('a stored draft keeps its message when a link presets another one', () => {
  keepLetter(window, storageKeys.letterDraft).keepField('message', 'A mirror is missing.')
  open('/contact-us?subject=A+part+is+missing+or+broken&toy=orboot_mars')
  expect(message()).toBe('A mirror is missing.')
})

test('an unknown subject or toy in the address is ignored', () => {
  open('/contact-us?subject=Nonsense&toy=orboot_mars')
  expect(subject()).toBe('')
  cleanup()
  open('/contact-us?subject=A+part+is+missing+or+broken&toy=nonsense')
  expect(message()).toBe('')
})
