import { useLayoutEffect } from 'react'

const openDialog = '[data-locks-page]'

/**
 * Lets the focus rest outside of an open dialog after a press there: a browser's extension may show a field over the
 * dialog, such as a password manager's. Radix would take the focus back, and what is typed for the extension would
 * end up in the dialog. Without such a press, the keyboard
 * stays in the dialog.
 */
export function useSharedFocus(isOpen: boolean): void {
  // Radix listens from an effect. A layout effect comes before it, so this listener can keep the event from Radix.
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    let isPressOutside = false
    const remember = ({ target }: Event) => {
      isPressOutside = !isInDialog(target)
    }
    const leave = (event: FocusEvent) => {
      const heir = event.type === 'focusin' ? event.target : event.relatedTarget
      if (heir === null) return
      if (isInDialog(heir)) isPressOutside = false
      else if (isPressOutside) event.stopImmediatePropagation()
    }
    document.addEventListener('pointerdown', remember, { capture: true })
    document.addEventListener('focusin', leave)
    document.addEventListener('focusout', leave)
    return () => {
      document.removeEventListener('pointerdown', remember, { capture: true })
      document.removeEventListener('focusin', leave)
      document.removeEventListener('focusout', leave)
    }
  }, [isOpen])
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(openDialog) !== null
}
