import { visitorDevice, type VisitorDevice } from '@stemside/rules'
import type { DevicesPage } from '@stemside/ui/content/pages/deviceCompatibility'
import { DevicesScreen } from '@stemside/ui/screens/DevicesScreen'
import { useEffect, useState } from 'react'
import { readBrowserHints } from '../effects/readBrowserHints.ts'

/** /device-compatibility */
export function DevicesRoute({ page }: { readonly page: DevicesPage }) {
  return <DevicesScreen page={page} own={useOwnDevice(page.devices)} />
}

/** The device that the page is read on; undefined until the browser has answered. */
function useOwnDevice(known: DevicesPage['devices']): VisitorDevice | undefined {
  const [own, setOwn] = useState<VisitorDevice>()
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      const hints = await readBrowserHints(window.navigator)
      if (!isOver) setOwn(visitorDevice(hints, known))
    }
    void ask()
    return () => {
      isOver = true
    }
  }, [known])
  return own
}
