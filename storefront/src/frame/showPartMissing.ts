import type { Stores } from '../state/createStores.ts'

/** The notice's id. The notice is dismissed by it once the code has loaded. */
export const partMissing = 'part-missing'

/** Shows a notice that code of the page failed to load. */
export function showPartMissing(notices: Stores['notices']): void {
  notices.show({
    id: partMissing,
    message:
      'A part of this page could not be shown. Your cart keeps what you added: please load the page again.',
    action: { label: 'Load again', onPress: () => window.location.reload() },
  })
}
