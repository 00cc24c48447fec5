/* The window in which a provider asks the payer. Browsers open it only during a press. */

/** The parts of a window that this needs. */
interface Opener {
  readonly open: (page: string, name: string, features: string) => Opened | null
}

interface Opened {
  readonly location: { readonly replace: (page: string) => void }
  readonly close: () => void
}

/** One window for all payments of this browser tab: a second press leads the first window on. */
const name = 'stemside-payment'
const features = 'popup,width=480,height=720'

export interface PaymentWindow {
  readonly leadTo: (page: string) => void
  readonly close: () => void
}

/** Opens an empty window, to be led to the provider's page later. Undefined if the browser has blocked it. */
export function openPaymentWindow(opener: Opener): PaymentWindow | undefined {
  const opened = opener.open('', name, features)
  if (opened === null) return undefined
  return {
    // Without an entry in its history, so that its last page can close it.
    leadTo: (page) => opened.location.replace(page),
    close: () => opened.close(),
  }
}

/** Opens the provider's page in that window. Returns false if the browser has blocked it. */
export function openPaymentPage(opener: Opener, page: string): boolean {
  return opener.open(page, name, features) !== null
}
