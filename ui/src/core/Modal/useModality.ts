import { hideOthers } from 'aria-hidden'
import { useEffect, useEffectEvent, type RefObject } from 'react'

/** `tokens/reset.css` keeps a page that has it somewhere from scrolling. */
const lock = 'data-locks-page'

/**
 * While it is open, the focus is in the content, assistive technology meets nothing else, and the page
 * does not scroll; then the focus goes back to where it was. All of it begins after the first frame:
 * each costs the page styles or layout, and what a press opens shall be seen first.
 */
export function useModality(
  isOpen: boolean,
  content: RefObject<HTMLElement | null>,
  fallbackFocus: (() => HTMLElement | null) | undefined,
): void {
  const giveFocusBack = useEffectEvent((opener: Element | null, page: string) => {
    const isOtherPage = window.location.pathname !== page
    // An opener that went as it was pressed has left the focus to the body.
    const isThere = opener?.isConnected === true && opener !== document.body && !isOtherPage
    const target = isThere ? opener : isOtherPage ? undefined : fallbackFocus?.()
    const heir = target ?? document.getElementById('main')
    if (heir instanceof HTMLElement) heir.focus({ preventScroll: isOtherPage })
  })

  useEffect(() => {
    const held = content.current
    if (!isOpen || held === null) return
    const opener = document.activeElement
    const page = window.location.pathname
    withdraw(held, false)
    let showOthers: (() => void) | undefined
    const stopWaiting = afterPaint(() => {
      if (!held.contains(document.activeElement)) held.querySelector('button')?.focus()
      showOthers = hideOthers(held)
      held.toggleAttribute(lock, true)
    })
    return () => {
      stopWaiting()
      showOthers?.()
      held.toggleAttribute(lock, false)
      // Where another page has come meanwhile, the focus is there already.
      const { activeElement } = document
      if (activeElement === document.body || held.contains(activeElement))
        giveFocusBack(opener, page)
      // On its way out it can be seen still, and is gone for everything else.
      withdraw(held, true)
    }
  }, [isOpen, content])
}

/** Out of reach of keyboard, pointer and screen readers, and of tools that do not know `inert`. */
function withdraw(content: HTMLElement, isAway: boolean): void {
  content.toggleAttribute('inert', isAway)
  if (isAway) content.setAttribute('aria-hidden', 'true')
  else content.removeAttribute('aria-hidden')
}

/** Runs the task when the next frame has been painted; the returned function calls it off. */
function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
