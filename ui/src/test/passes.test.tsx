import { composeStories } from '@storybook/react-vite'
import type { Meta, StoryFn } from '@storybook/react-vite'
import { render } from '@testing-library/react'
import { createRef } from 'react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'

type StoryModule = { default: Meta<ComponentType> } & Record<string, StoryFn>

const modules = Object.values(
  import.meta.glob<StoryModule>(
    '../{core,forms,shell,banners,commerce,editorial}/*/*.stories.tsx',
    { eager: true },
  ),
)

/**
 * These take only their own props. Forms report what was sent, the others are wired to the page as a whole. Popups and
 * screens are not listed: they are whole, too.
 */
const wholes = new Set([
  'Commerce/CartContents',
  'Commerce/CartOverlay',
  'Commerce/GiftCodeField',
  'Commerce/LeafThrough',
  'Commerce/QuickView',
  'Forms/AddressForm',
  'Forms/CheckoutForm',
  'Forms/ContactForm',
  'Forms/EGiftForm',
  'Forms/Form',
  'Forms/NotifyForm',
  'Forms/PaymentForm',
  'Forms/PresentForm',
  'Forms/ProfileForm',
  'Forms/SchoolForm',
  'Forms/TrackingForm',
  'Shell/CountrySelector',
  'Shell/NavMenu',
  'Shell/NewsletterForm',
  'Shell/PageFrame',
  'Shell/ProfileMenu',
  'Shell/SearchField',
  'Shell/SearchSuggestions',
  'Shell/SideMenu',
  'Shell/SiteDropdown',
  'Shell/SiteFooter',
  'Shell/SiteHeader',
])

const components = modules.flatMap((module) => {
  const { component: Component, title = '' } = module.default
  const { Playground } = composeStories(module)
  return Component === undefined || Playground === undefined
    ? []
    : [{ title, Component, args: Playground.args }]
})

/** Renders a component with what every component passes on; overlays are open. */
function show({ Component, args }: (typeof components)[number]) {
  const ref = createRef<never>()
  const passed = {
    className: 'mine',
    'data-passed': 'yes',
    ref,
    isOpen: true,
    isInitiallyOpen: true,
  }
  render(<Component {...args} {...passed} />)
  return {
    hasClass: document.querySelector('.mine') !== null,
    hasData: document.querySelector('[data-passed]') !== null,
    hasRef: ref.current !== null,
  }
}

test.each(components.filter(({ title }) => !wholes.has(title)))(
  '$title passes class, data and ref to an element',
  (component) => {
    expect(show(component)).toEqual({ hasClass: true, hasData: true, hasRef: true })
  },
)

test.each(components.filter(({ title }) => wholes.has(title)))(
  '$title is listed as a whole because it does not pass all of them',
  (component) => {
    expect(show(component)).not.toEqual({ hasClass: true, hasData: true, hasRef: true })
  },
)
