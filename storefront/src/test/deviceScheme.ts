import { vi } from 'vitest'

/** jsdom has no `matchMedia`. This one knows the device's colour scheme, and can change it. */
export function stubDeviceScheme(isDark = false) {
  const list = Object.assign(new EventTarget(), { matches: isDark })
  vi.stubGlobal('matchMedia', () => list)
  return {
    change(isDarkNow: boolean) {
      list.matches = isDarkNow
      list.dispatchEvent(new Event('change'))
    },
  }
}
