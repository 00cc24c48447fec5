import { ownDevice, type OwnDevice } from '@stemside/rules'
import type { DevicesPage } from '@stemside/ui/content/pages/deviceCompatibility'
import { DevicesScreen } from '@stemside/ui/screens/DevicesScreen'
import { useEffect, useState, type ComponentType } from 'react'
import { readBrowserHints } from '../effects/readBrowserHints.ts'
import { useResets } from '../hooks/ShopContext.tsx'
import { commonKeywords } from '../seo/commonKeywords.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { previews } from '../seo/previews.ts'

/** /device-compatibility. A reset remounts the page, so that no typed model stays for the next person. */
export function deviceRoute({ meta, ...page }: DevicesPage): ComponentType {
  const keywords = [...commonKeywords, ...meta.keywords]
  return function DeviceRoute() {
    const own = useOwnDevice(page.devices)
    const resets = useResets()
    return (
      <>
        <PageHead
          {...meta}
          keywords={keywords}
          path="/device-compatibility"
          preview={previews['/device-compatibility']}
        />
        <DevicesScreen key={resets} page={page} own={own} />
      </>
    )
  }
}

/** The device that the page is read on; undefined until the browser has answered. */
function useOwnDevice(known: DevicesPage['devices']): OwnDevice | undefined {
  const [own, setOwn] = useState<OwnDevice>()
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      const hints = await readBrowserHints(window.navigator)
      if (!isOver) setOwn(ownDevice(hints, known))
    }
    void ask()
    return () => {
      isOver = true
    }
  }, [known])
  return own
}
