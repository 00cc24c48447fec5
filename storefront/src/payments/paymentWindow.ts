/* The window in which a provider asks the payer. Browsers open it only during a press. */

/** The parts of a window that this needs. */
interface Opener {
  readonly open: (page: string, name: string, features: string) => Opened | null
}

interface Opened {
  readonly closed: boolean
  readonly document: { title: string }
  readonly location: { readonly replace: (page: string) => void }
  readonly focus: () => void
  readonly close: () => void
}

const features = 'popup,width=480,height=720'

/**
 * The window of one kind of payment. Pay opens it empty, or the dialog's link opens it with the provider's page.
 * @param name - the browser reuses an open window of this name, even after the shop's page was reloaded
 */
export function createPaymentWindow(name: string) {
  let opened: Opened | undefined

  const open = (opener: Opener, page: string) => {
    opened = opener.open(page, name, features) ?? undefined
    return opened
  }

  return {
    /** Opens an empty window, to be led to the provider's page later. The browser may block it. */
    openEmpty(opener: Opener) {
      const empty = open(opener, '')
      try {
        if (empty !== undefined) empty.document.title = 'Opening PayPal'
      } catch {
        // The window was open before, and shows a page of another origin: its title cannot be set.
      }
    },

    /** Leads the open window to the provider's page, without an entry in its history, so that its last page can close it. */
    leadTo(page: string) {
      opened?.location.replace(page)
    },

    /** Shows the open window, or opens the provider's page. Returns false if the browser has blocked it. */
    show(opener: Opener, page: string): boolean {
      if (opened === undefined || opened.closed) return open(opener, page) !== undefined
      opened.focus()
      return true
    },

    close() {
      opened?.close()
      opened = undefined
    },
  }
}

/** An order and an e-gift can wait at the same time, so each has a window of its own. */
export const paymentWindows = {
  order: createPaymentWindow('stemside-order'),
  gift: createPaymentWindow('stemside-gift'),
} as const
