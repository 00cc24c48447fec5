import type { Shop } from '../state/createShop.ts'

/** The notice's id, by which it is dismissed once the part has come. */
export const partMissing = 'part-missing'

/** Tells that code of the page could not be fetched. */
export function showPartMissing(notices: Shop['notices']): void {
  notices.show({
    id: partMissing,
    message:
      'A part of this page could not be shown. Your cart is safe: please try again, or load the page again.',
    action: { label: 'Load again', onPress: () => window.location.reload() },
  })
}
