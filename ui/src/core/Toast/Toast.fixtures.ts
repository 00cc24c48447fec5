import type { ToastMessage } from './Toast.tsx'

/** One toast of each tone. */
export const toastSamples: readonly ToastMessage[] = [
  {
    id: 'removed',
    text: 'Orboot Earth removed',
    action: { label: 'Undo', onPress: () => undefined },
  },
  { id: 'saved', text: 'Address saved', tone: 'success' },
  { id: 'failed', text: 'We could not reach the shop. Your cart is still here.', tone: 'danger' },
]
