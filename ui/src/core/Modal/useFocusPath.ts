import type { RefObject } from 'react'

type FindElement = (() => HTMLElement | null) | undefined

/**
 * Text fields, choices and lists of a form. A search form is not counted, because it is navigation.
 */
const firstField =
  '[data-part="body"] form:not(search *) :is(input:not([type="hidden"]), select, textarea):not(:disabled)'

interface Origin {
  /** The element that had the focus when the dialog opened. */
  readonly opener: Element | null
  /** The path of the page on which the dialog opened. */
  readonly page: string
}

/** The origin of each dialog, by the dialog's element. Kept after closing, for a dialog that opened from it. */
const origins = new WeakMap<EventTarget, Origin>()

/** Focus handling for Radix Dialog's Content: where the focus goes on opening and on closing. */
export function useFocusPath(
  content: RefObject<HTMLElement | null>,
  initialFocus: FindElement,
  fallbackFocus: FindElement,
) {
  return {
    onOpenAutoFocus: (event: Event) => {
      const opener = document.activeElement
      if (event.currentTarget !== null)
        origins.set(event.currentTarget, { opener, page: window.location.pathname })
      const target = initialFocus ? initialFocus() : content.current?.querySelector(firstField)
      if (!(target instanceof HTMLElement)) return
      event.preventDefault()
      target.focus({ preventScroll: true })
    },

    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const { activeElement } = document
      // Another page or dialog has taken the focus meanwhile.
      if (activeElement !== document.body && activeElement !== null) return
      const origin = originOf(event.currentTarget)
      const isOtherPage = origin?.page !== window.location.pathname
      const target = isOtherPage ? undefined : (openerOf(origin) ?? fallbackFocus?.())
      const focusTarget = target ?? document.getElementById('main')
      // Without scrolling: the page is still where it was when the dialog opened.
      if (focusTarget instanceof HTMLElement) focusTarget.focus({ preventScroll: true })
    },
  }
}

function originOf(element: EventTarget | null | undefined): Origin | undefined {
  return element ? origins.get(element) : undefined
}

/** The element that opened a dialog. If it was in a dialog that has closed since, the element that opened that one. */
function openerOf(origin: Origin | undefined): Element | undefined {
  if (origin === undefined) return undefined
  const { opener } = origin
  if (opener?.isConnected === true && opener !== document.body) return opener
  return openerOf(originOf(opener?.closest('[role$="dialog"]')))
}
