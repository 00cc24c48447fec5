/** Radix gives the focus back to their opener by itself. */
const popup = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/**
 * Keeps the focus near when the focused element is removed by its own press, such as an "Undo" or
 * "Show more" button. Browsers then move the focus to the body, and users of a keyboard or screen
 * reader start at the top again. This moves it to the button that takes the place of the removed element, or else to
 * the nearest ancestor that is left, except when a popup with everything in it was removed. The returned function
 * stops it.
 */
export function keepFocus(document: Document): () => void {
  /** The focused element and its ancestors, from the inside out. */
  let path: readonly HTMLElement[] = []

  const pass = (records: readonly MutationRecord[]) => {
    if (document.activeElement !== document.body || path[0]?.isConnected !== false) return
    if (path.some((element) => !element.isConnected && element.matches(popup))) return
    const heir = path.find((element) => element.isConnected)
    const successor = records
      .flatMap(({ target, addedNodes }) => (target === heir ? [...addedNodes] : []))
      .find((node) => node instanceof HTMLButtonElement)
    // Outside of these regions, focus `main` instead.
    if (successor?.isConnected === true) successor.focus({ preventScroll: true })
    else if (heir?.closest('main, header, footer, [role="dialog"]')) focusOnce(heir)
    else document.getElementById('main')?.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(pass)
  const remember = () => {
    const { activeElement } = document
    path = activeElement instanceof HTMLElement ? pathOf(activeElement) : []
    observer.observe(document.body, { childList: true, subtree: true })
  }
  const leave = () => {
    // Some browsers fire `focusout` before they remove the element.
    setTimeout(() => {
      if (document.activeElement === document.body && path[0]?.isConnected === true) {
        observer.disconnect()
        path = []
      }
    })
  }
  remember()
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', leave)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', leave)
  }
}

function pathOf(element: HTMLElement): readonly HTMLElement[] {
  const parent = element.parentElement
  return parent === null ? [element] : [element, ...pathOf(parent)]
}

/** Styled in `tokens/reset.css`. */
const marks = ['tabindex', 'data-heir'] as const

function focusOnce(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) {
    for (const mark of marks) element.setAttribute(mark, '-1')
    const unmark = () => {
      for (const mark of marks) element.removeAttribute(mark)
    }
    element.addEventListener('blur', unmark, { once: true })
  }
  element.focus({ preventScroll: true })
}
