import type { SchemeChoice } from '@stemside/ui/themes'
import { subscribeKey } from 'valtio/utils'
import type { SchemeStore } from '../state/scheme.ts'
import { readAnew, type ListeningWindow } from './readAnew.ts'
import { schemeCookie } from './schemeCookie.ts'

const oneYear = 365 * 24 * 60 * 60

/** The parts of a window that this needs. */
export type SchemeWindow = ListeningWindow & Pick<Window, 'document' | 'location' | 'matchMedia'>

/**
 * Keeps the chosen colour scheme in a cookie and sets `data-scheme` on the root element, also when the device
 * changes its scheme. `boot/early.ts` does the same before the first paint and until this has loaded.
 */
export function keepScheme(scheme: SchemeStore, window: SchemeWindow): () => void {
  const { document } = window
  const darkDevice = window.matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    const { choice } = scheme.state
    const isDark = choice === 'device' ? darkDevice.matches : choice === 'dark'
    if (isDark) document.documentElement.dataset['scheme'] = 'dark'
    else delete document.documentElement.dataset['scheme']
  }
  const write = (choice: SchemeChoice | undefined) => {
    if (choice === undefined || choice === readChoice(document.cookie)) return
    const age = choice === 'device' ? 0 : oneYear
    const secure = window.location.protocol === 'https:' ? '; secure' : ''
    document.cookie = `${schemeCookie}=${choice}; path=/; max-age=${age}; samesite=lax${secure}`
  }
  const stop = subscribeKey(
    scheme.state,
    'choice',
    (choice) => {
      write(choice)
      show()
    },
    true,
  )
  const read = () => {
    if (!document.hidden) scheme.choose(readChoice(document.cookie))
  }
  read()
  // Another tab may have changed the cookie, which fires no event.
  document.addEventListener('visibilitychange', read)
  const stopReading = readAnew(window, [], read)
  darkDevice.addEventListener('change', show)
  return () => {
    stop()
    stopReading()
    document.removeEventListener('visibilitychange', read)
    darkDevice.removeEventListener('change', show)
  }
}

function readChoice(cookies: string): SchemeChoice {
  const cookie = cookies.split('; ').find((each) => each.startsWith(`${schemeCookie}=`))
  const value = cookie?.slice(schemeCookie.length + 1)
  return value === 'light' || value === 'dark' ? value : 'device'
}
