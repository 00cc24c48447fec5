/**
 * What has the focus may go with its own press: a button that undoes, or loads the rest. Browsers then
 * leave the focus to the body, and who uses a keyboard or a screen reader starts at the top again. Here
 * it goes to the nearest element around it that is left. The returned function stops that.
 */
export function keepFocus(document: Document): () => void {
  /** What has the focus, and what is around it, from the inside out. */
  let path: readonly HTMLElement[] = []

  const pass = () => {
    if (document.activeElement !== document.body || path[0]?.isConnected !== false) return
    const heir = path.find((element) => element.isConnected)
    // Beyond a page's regions there is only the page.
    if (heir?.closest('main, header, footer, [role="dialog"]')) focusOnce(heir)
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
