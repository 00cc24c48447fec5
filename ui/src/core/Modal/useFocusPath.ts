import { useRef, type RefObject } from 'react'

type FindElement = (() => HTMLElement | null) | undefined

/**
 * Text fields, choices and lists of a form. A search form is not counted, because it is navigation.
 */
const firstField =
  '[data-part="body"] form:not(search *) :is(input:not([type="hidden"]), select, textarea):not(:disabled)'

/** Focus handling for Radix Dialog's Content: where the focus goes on opening and on closing. */
export function useFocusPath(
  content: RefObject<HTMLElement | null>,
  initialFocus: FindElement,
  fallbackFocus: FindElement,
) {
  const origin = useRef<{ opener: Element | null; page: string }>(undefined)

  return {
    onOpenAutoFocus: (event: Event) => {
      origin.current = { opener: document.activeElement, page: window.location.pathname }
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
      const { opener, page } = origin.current ?? {}
      const isOtherPage = page !== window.location.pathname
      const isOpenerThere = opener?.isConnected === true && opener !== document.body
      const target = isOtherPage ? undefined : isOpenerThere ? opener : fallbackFocus?.()
      const focusTarget = target ?? document.getElementById('main')
      // Without scrolling: the page is still where it was when the dialog opened.
      if (focusTarget instanceof HTMLElement) focusTarget.focus({ preventScroll: true })
    },
  }
}
